import { Stack } from '@/design-system/Stack';
import { failureOf } from '@/domain/failure';
import type { SearchCriteria } from '@/domain/search';
import { FailureNotice } from '@/errors/FailureNotice';
import { presentation } from '@/errors/presentation';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ResultLinks } from '../resultLinks';
import type { ResultView } from '../resultView';
import { SearchResultsSkeleton } from '../SearchResultsSkeleton';
import { SearchResultsView } from '../SearchResultsView';
import { useSearchResultsV2 } from './useSearchResultsV2';

interface Props {
  readonly criteria: SearchCriteria;
  readonly view: ResultView;
  readonly onViewChange: (view: ResultView) => void;
  readonly links: ResultLinks;
  readonly onWayOut: (action: FailureAction) => void;
}

/** Asks the booking API what there is for a search, and tells it or why not. */
export function SearchResultsV2({ criteria, view, onViewChange, links, onWayOut }: Props) {
  const { locale } = useTranslator();
  const found = useSearchResultsV2(criteria, locale);
  if (found.state === 'loading') return <SearchResultsSkeleton />;
  if (found.state === 'failed') {
    return (
      <FailureNotice
        failure={found.failure}
        headingLevel={2}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );
  }
  return (
    <Stack gap={5}>
      {found.data.issues.map((issue) => (
        <FailureNotice
          key={issue}
          failure={failureOf('availability', issue)}
          // The words say to sign in; where to is not this page's to know.
          onAction={presentation[`availability.${issue}`].action === 'signIn' ? undefined : onWayOut}
        />
      ))}
      <SearchResultsView
        results={found.data.hotels}
        criteria={criteria}
        view={view}
        onViewChange={onViewChange}
        links={links}
        onChangeSearch={() => onWayOut('changeSearch')}
      />
    </Stack>
  );
}
