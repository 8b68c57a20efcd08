import type { QueryResult } from '@/api/useQueryResult';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { Stack } from '@/design-system/Stack';
import { failureCodeOf, failureOf } from '@/domain/failure';
import type { SearchCriteria } from '@/domain/search';
import { featuresOfSearch } from '@/domain/searchFeatures';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { SwitchedOffNotice } from '@/errors/SwitchedOffNotice';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useMinuteClock } from '@/browser/useMinuteClock';
import type { FoundHotels } from './foundHotels';
import type { ResultLinks } from './resultLinks';
import type { ResultView } from './resultView';
import { SearchResultsSkeleton } from './SearchResultsSkeleton';
import { SearchResultsView } from './SearchResultsView';

export interface SearchResultsProps {
  readonly criteria: SearchCriteria;
  readonly view: ResultView;
  readonly onViewChange: (view: ResultView) => void;
  readonly links: ResultLinks;
  readonly onWayOut: (action: FailureAction) => void;
  /** True when the destination is one of the site's. */
  readonly isKnown: boolean;
}

interface Props extends SearchResultsProps {
  /** Null for a search that the chain does not sell online at the moment. */
  readonly found: QueryResult<FoundHotels> | null;
}

/** The results of a search, or why there are none. */
export function SearchResults({ criteria, view, onViewChange, links, onWayOut, isKnown, found }: Props) {
  const { t, locale } = useTranslator();
  const session = useSession();
  const switchedOff = useSwitchedOff();
  const now = useMinuteClock();
  if (found === null) {
    const reasons = featuresOfSearch(criteria).filter((feature) => switchedOff.has(feature));
    return <SwitchedOffNotice features={reasons} onAction={onWayOut} />;
  }
  if (found.state === 'loading') return <SearchResultsSkeleton />;
  if (found.state === 'failed') {
    // The API has one code for a closed hotel and an unknown one.
    if (!isKnown && failureCodeOf(found.failure) === 'search.HOTEL_NOT_AVAILABLE') {
      return (
        <EmptyState
          title={t('searchResults.unknownHotel.title')}
          actions={<Button onClick={() => onWayOut('changeSearch')}>{t('searchResults.summary.change')}</Button>}
        >
          {t('searchResults.unknownHotel.body')}
        </EmptyState>
      );
    }
    return (
      <FailureNotice
        failure={found.failure}
        headingLevel={2}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );
  }
  const { hotels } = found.data;
  // For a search of one hotel, its own reason about pet rooms is more exact.
  const isSaid = hotels.length === 1 && hotels[0]?.unavailable;
  const issues = found.data.issues.filter((issue) => issue !== 'PET_ROOMS' || !isSaid);
  return (
    <Stack gap={5}>
      {issues.map((issue) => (
        <FailureNotice key={issue} failure={failureOf('availability', issue)} onAction={onWayOut} />
      ))}
      <SearchResultsView
        results={hotels}
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
