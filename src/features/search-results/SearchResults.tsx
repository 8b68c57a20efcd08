import { useCallback, useMemo, useState } from 'react';
import type { ComponentType } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { Stack } from '@/design-system/Stack';
import { failureCodeOf, failureOf } from '@/domain/failure';
import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import type { Money } from '@/domain/money';
import { pointsOf } from '@/domain/price/pointsBalance';
import { planSaleOf } from '@/domain/price/stayPrice';
import type { PlanSale } from '@/domain/price/stayPrice';
import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import { LateSwitchedOffNotice } from '@/errors/lateNotices';
import { OfferNotice } from '@/errors/OfferNotice';
import { FailureNotice } from '@/errors/FailureNotice';
import { waysToMeet } from '@/errors/waysToMeet';
import type { StepWayOut } from '@/errors/waysToMeet';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { useMinuteClock } from '@/browser/useMinuteClock';
import type { FoundHotels } from './foundHotels';
import type { FoundHotelsProps } from './foundHotelsProps';
import type { TraitsOfHotels } from './pricedResults';
import type { ResultLinks } from './resultLinks';
import type { ResultView } from './resultView';
import { SearchResultsSkeleton } from './SearchResultsSkeleton';
import { SearchResultsView } from './SearchResultsView';
import { SolvingPrices } from './SolvingPrices';
import type { PricesOfHotels } from './SolvingPrices';
import { solvingSearches } from '@/domain/search/solvingSearches';

export interface SearchResultsProps {
  readonly criteria: SearchCriteria;
  readonly view: ResultView;
  readonly onViewChange: (view: ResultView) => void;
  readonly links: ResultLinks;
  readonly onWayOut: (action: StepWayOut) => void;
  /**
   * What the site knows without asking: what each house has, whether the destination is one of its own, the first page of
   * the list, and the searches that find its hotels together where there are no lists.
   */
  readonly known: {
    readonly traits: TraitsOfHotels;
    readonly isDestination: boolean;
    readonly list: ListPage | null;
    readonly parts: readonly SearchCriteria[];
  };
}

interface Props extends SearchResultsProps {
  /** Null for a search that the chain does not sell online at the moment. */
  readonly found: QueryResult<FoundHotels> | null;
  /** Asks other searches of the same guest. */
  readonly Hotels: ComponentType<FoundHotelsProps>;
}

type Costs = ReadonlyMap<string, PricesOfHotels>;

/** What the ways to a room cost, as it becomes known. */
function useCosts() {
  const [costs, setCosts] = useState<Costs>(new Map());
  const addCosts = useCallback(
    (key: string, prices: PricesOfHotels) => setCosts((before) => new Map([...before, [key, prices]])),
    [],
  );
  return { costs, addCosts };
}

const costsOf = (hotelId: string, costs: Costs): ReadonlyMap<string, Money> =>
  new Map(
    [...costs].flatMap(([key, prices]) => {
      const price = prices.get(hotelId);
      return price ? [[key, price]] : [];
    }),
  );

/** How the rate plan of the guest's offer is sold at best; null without a plan or a hotel with room. */
function bestSaleOf(hotels: FoundHotels['hotels'], planCode: string): PlanSale | null {
  const sales = hotels.filter(({ available }) => available).map((hotel) => planSaleOf(hotel, planCode));
  return (['open', 'closed', 'none'] as const).find((sale) => sales.includes(sale)) ?? null;
}

const noHotels: FoundHotels['hotels'] = [];

/** The results of a search, or why there are none. */
export function SearchResults({ criteria, view, onViewChange, links, onWayOut, known, found, Hotels }: Props) {
  const { t } = useTranslator();
  const session = useSession();
  const switchedOff = useSwitchedOff();
  const now = useMinuteClock();
  const hotels = found?.state === 'ready' ? found.data.hotels : noHotels;
  const { costs, addCosts } = useCosts();
  const listed = useMemo(
    () =>
      hotels.map((result) => ({
        ...result,
        traits: known.traits.get(result.hotel.id) ?? [],
        costs: costsOf(result.hotel.id, costs),
      })),
    [hotels, known.traits, costs],
  );
  const parts = found?.state === 'ready' ? found.data.parts : undefined;
  const searches = useMemo(() => (parts ? [] : solvingSearches(hotels, criteria)), [hotels, criteria, parts]);
  // The filters of the list are not part of what was asked, but of what will be booked.
  const notSold = featuresOfSearch({ ...criteria, wishes: view.wishes }).filter((feature) => switchedOff.has(feature));
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const points = useMemo(() => pointsOf(customer), [customer]);
  const bestSale = useMemo(() => bestSaleOf(hotels, criteria.planCode), [hotels, criteria.planCode]);
  // Hotels that are to come may sell it.
  const planSale = parts?.isComing && bestSale !== 'open' ? null : bestSale;
  if (found === null) return <LateSwitchedOffNotice features={notSold} onAction={onWayOut} />;
  if (found.state === 'loading') return <SearchResultsSkeleton />;
  if (found.state === 'failed') {
    // The API has one code for a closed hotel and an unknown one.
    if (!known.isDestination && failureCodeOf(found.failure) === 'search.HOTEL_NOT_AVAILABLE') {
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
  // For a search of one hotel, its own reason about pet rooms is more exact.
  const isSaid = hotels.length === 1 && hotels[0]?.unavailable;
  const issues = found.data.issues.filter((issue) => issue !== 'PET_ROOMS' || !isSaid);
  return (
    <Stack gap={4}>
      {notSold.length > 0 && <LateSwitchedOffNotice features={notSold} onAction={onWayOut} />}
      {issues.map((issue) => (
        <FailureNotice key={issue} failure={failureOf('availability', issue)} onAction={onWayOut} />
      ))}
      {planSale && (
        <OfferNotice sale={planSale} onDrop={() => onWayOut('dropOffer')} onSignIn={() => onWayOut('signIn')} />
      )}
      <SolvingPrices searches={searches} page={known.list} Hotels={Hotels} onPrices={addCosts} />
      {parts?.lost && (
        <FailureNotice
          failure={parts.lost.failure}
          onAction={(action) => (action === 'retry' ? parts.lost?.retry() : onWayOut(action))}
        />
      )}
      <SearchResultsView
        found={{ hotels: listed, parts }}
        criteria={criteria}
        view={view}
        onViewChange={onViewChange}
        links={links}
        onChangeSearch={() => onWayOut('changeSearch')}
        now={now}
        guest={{
          ways: waysToMeet(criteria, session.kind === 'anonymous', onWayOut),
          points,
        }}
      />
    </Stack>
  );
}
