import { Stack } from '@/design-system/Stack';
import { failureOf } from '@/domain/failure';
import type { SearchCriteria } from '@/domain/search';
import { featuresOfSearch } from '@/domain/searchFeatures';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { SwitchedOffNotice } from '@/errors/SwitchedOffNotice';
import { useSoldOnline } from '@/flags/useSoldOnline';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { signIn } from '@/session/signIn';
import { useMemberSearch } from '@/session/useMemberSearch';
import { useSession } from '@/session/useSession';
import { useMinuteClock } from '@/state/useMinuteClock';
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

/** What there is for a search, unless the chain does not sell it online at the moment. */
export function SearchResultsV2(props: Props) {
  const { criteria, onWayOut } = props;
  const isSold = useSoldOnline(criteria);
  const switchedOff = useSwitchedOff();
  if (isSold === undefined) return <SearchResultsSkeleton />;
  if (isSold) return <FoundHotels {...props} />;
  const reasons = featuresOfSearch(criteria).filter((feature) => switchedOff.has(feature));
  return <SwitchedOffNotice features={reasons} onAction={onWayOut} />;
}

/** Asks the booking API, and tells its answer or why there is none. */
function FoundHotels({ criteria, view, onViewChange, links, onWayOut }: Props) {
  const { locale } = useTranslator();
  const found = useSearchResultsV2(useMemberSearch(criteria), locale);
  const session = useSession();
  const now = useMinuteClock();
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
        <FailureNotice key={issue} failure={failureOf('availability', issue)} onAction={onWayOut} />
      ))}
      <SearchResultsView
        results={found.data.hotels}
        criteria={criteria}
        view={view}
        onViewChange={onViewChange}
        links={links}
        onChangeSearch={() => onWayOut('changeSearch')}
        now={now}
        onSignIn={session.kind === 'anonymous' ? () => signIn(locale) : undefined}
      />
    </Stack>
  );
}
