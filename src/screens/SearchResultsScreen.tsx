import { useRouter } from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { SUPPORT_PHONE } from '@/config/limits';
import { PageHeading } from '@/design-system/PageHeading';
import { noDestinations } from '@/domain/search/destinations';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { firstPage } from '@/domain/search/listPage';
import { partsOfSearch } from '@/domain/search/partsOfSearch';
import { clampParty } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { proposedSearch, searchChangesOf, searchQueryOf } from '@/domain/search/searchCriteria';
import { isSearchWay, searchWithout } from '@/domain/search/searchWithout';
import type { StepWayOut } from '@/errors/waysToMeet';
import { destinationName, townName } from '@/features/search/destinationOptions';
import { NearbyNights } from '@/features/search/LateNearbyNights';
import { useNearbyNights } from '@/features/search/useNearbyNights';
import { namesDates } from '@/features/search/hotelSearch';
import { withLastSearch } from '@/features/search/lastSearch';
import { canBeSearched, resultsSearch } from '@/features/search/resultsSearch';
import { SearchChangesNotice } from '@/features/search/SearchChangesNotice';
import type { SearchResultsProps } from '@/features/search-results/SearchResults';
import type { ResultLinks } from '@/features/search-results/resultLinks';
import { readResultView, resultViewQuery } from '@/features/search-results/resultView';
import type { ResultView } from '@/features/search-results/resultView';
import { ResultsFrame } from '@/features/search-results/ResultsFrame';
import { SearchResultsSkeleton } from '@/features/search-results/SearchResultsSkeleton';
import { SearchSummary } from '@/features/search-results/SearchSummary';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { queryIn } from '@/routes/queryIn';
import { hotelPath } from '@/routes/entityPaths';
import { hrefOf } from '@/routes/routes';
import { goToSignIn } from '@/session/goToSignIn';
import { rememberedSearch, rememberSearch } from '@/state/availabilitySearchState';
import { openSearchDrawer } from '@/state/availabilitySearchDrawerState';
import { today } from '@/browser/today';
import { useEvent } from '@/telemetry/useEvent';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';
import { SearchPrompt } from './parts/SearchPrompt';
import { useHydrated } from '@/browser/useHydrated';
import { calendarPrices } from './tasks/versions/calendarPrices';
import { searchResults } from './tasks/versions/searchResults';
import { EarlyText } from './parts/EarlyText';

const CalendarPrices = apiSwitch(calendarPrices);

const SearchResults = apiSwitch(searchResults, () => <SearchResultsSkeleton />);

/** The results of the search in the address. */
export function SearchResultsScreen({ content }: ScreenProps) {
  return <Results destinations={content.destinations ?? noDestinations} />;
}

/** What each house has, for the filters. */
const traitsIn = ({ hotels }: DestinationCatalogue) => new Map(hotels.map(({ id, traits }) => [id, traits ?? []]));

/** The view in an address, whose towns may be those of a page in another language. */
function viewIn(query: URLSearchParams, destinations: DestinationCatalogue): ResultView {
  const view = readResultView(query);
  return { ...view, cities: [...new Set(view.cities.map((city) => townName(destinations, city)))] };
}

/** The search and its view in the address; null until the page runs. */
function useAddress(destinations: DestinationCatalogue) {
  const { asPath, isReady } = useRouter();
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated || !isReady) return null;
    const query = new URLSearchParams(queryIn(asPath));
    const asked = resultsSearch(query, destinations, today());
    const isOfVisit = !namesDates(query) && rememberedSearch() !== null;
    return {
      // The destination is that of the address: without one the guest is asked for it.
      criteria: isOfVisit ? { ...withLastSearch(asked, query), destination: asked.destination } : asked,
      view: viewIn(query, destinations),
      /** What the form begins with where the search lacks something. */
      beginning: withLastSearch(proposedSearch(query, today()), query),
      changes: isOfVisit ? [] : searchChangesOf(query, today()),
      isOfVisit,
    };
  }, [asPath, isReady, isHydrated, destinations]);
}

/** Puts a search into the address whose stay was that of the visit, so that a reload or another language keeps it. */
function useWholeAddress(address: ReturnType<typeof useAddress>): void {
  const { locale } = useTranslator();
  const router = useRouter();
  const isPartial = address !== null && address.isOfVisit && canBeSearched(address.criteria);
  const whole = isPartial
    ? hrefOf('searchResults', locale, { ...searchQueryOf(address.criteria), ...resultViewQuery(address.view) })
    : null;
  useEffect(() => {
    if (whole) void router.replace(whole, undefined, { shallow: true, scroll: false });
  }, [whole, router]);
}

function Results({ destinations }: { readonly destinations: DestinationCatalogue }) {
  const { t, locale } = useTranslator();
  const address = useAddress(destinations);
  useWholeAddress(address);
  const traits = useMemo(() => traitsIn(destinations), [destinations]);
  // Kept here, so that choosing a night leaves them open.
  const nights = useNearbyNights(address && address.criteria);
  const place = address && destinationName(destinations, address.criteria.destination);
  const parts = useMemo(() => (address ? partsOfSearch(address.criteria, destinations) : []), [address, destinations]);
  const known = useMemo(() => ({ traits, isDestination: place !== null, parts }), [traits, place, parts]);
  const isPrompted = address && !canBeSearched(address.criteria);
  const title = place ? t('searchResults.titleIn', { place }) : t('searchResults.title');
  return (
    <ScreenLayout route="searchResults" title={title} description={t('searchResults.description')}>
      {isPrompted ? (
        <SearchPrompt
          key={JSON.stringify(address.criteria)}
          destinations={destinations}
          initial={address.beginning}
        />
      ) : (
        <ResultsFrame>
          <PageHeading size="h2">
            <EarlyText
              name="place"
              text={address && (place ?? t('searchResults.title'))}
              fallback={t('searchResults.title')}
            />
          </PageHeading>
          {address && <SearchChangesNotice changes={address.changes} />}
          <noscript>
            {t('searchResults.noScript', { number: SUPPORT_PHONE.number, price: SUPPORT_PHONE.callPrice[locale] })}
          </noscript>
          {address ? (
            <Found
              key={JSON.stringify(address.criteria)}
              criteria={address.criteria}
              view={address.view}
              known={known}
              destinations={destinations}
              nights={nights}
            />
          ) : (
            <>
              <SearchSummary criteria={null} nights={null} />
              <SearchResultsSkeleton />
            </>
          )}
        </ResultsFrame>
      )}
    </ScreenLayout>
  );
}

interface FoundProps {
  readonly criteria: SearchCriteria;
  readonly view: ResultView;
  readonly known: Omit<SearchResultsProps['known'], 'list'>;
  readonly destinations: DestinationCatalogue;
  readonly nights: ReturnType<typeof useNearbyNights>;
}

function Found({ criteria: given, view: firstView, known, destinations, nights }: FoundProps) {
  const { locale } = useTranslator();
  const router = useRouter();
  // Another search is another component, by its key: each change of the address reads an equal one anew.
  const [criteria] = useState(given);
  // The address changes afterwards: a ticked box must not wait for the router.
  const [view, setView] = useState(firstView);
  // As it was opened: what the guest changes later asks nothing.
  const [list] = useState(() => firstPage(given, destinations, firstView));
  useEffect(() => rememberSearch(criteria), [criteria]);
  useEvent({ name: 'search', destination: criteria.destination.kind });
  const search = searchQueryOf(criteria);
  const wished = { ...criteria, wishes: view.wishes };
  const changeSearch = () => openSearchDrawer(wished);
  const wayOut = (action: StepWayOut) => {
    if (action === 'signIn') void goToSignIn(locale);
    else if (isSearchWay(action)) {
      void router.push(hrefOf('searchResults', locale, searchQueryOf(searchWithout(wished, action))));
    } else if (action === 'reload') location.reload();
    else changeSearch();
  };
  const showView = (changed: ResultView) => {
    setView(changed);
    void router.replace(hrefOf('searchResults', locale, { ...search, ...resultViewQuery(changed) }), undefined, {
      shallow: true,
      scroll: false,
    });
  };
  const links = useMemo(() => linksFrom(criteria, view.wishes, locale), [criteria, view.wishes, locale]);
  return (
    <>
      <SearchSummary criteria={criteria} onChange={changeSearch} nights={nights} />
      {nights?.isOpen && (
        <NearbyNights
          criteria={wished}
          calendarPrices={CalendarPrices}
          hrefOf={(dates) =>
            hrefOf('searchResults', locale, { ...searchQueryOf({ ...criteria, ...dates }), ...resultViewQuery(view) })
          }
        />
      )}
      <SearchResults
        criteria={criteria}
        view={view}
        onViewChange={showView}
        links={links}
        onWayOut={wayOut}
        known={{ ...known, list }}
      />
    </>
  );
}

/** Links keep the search, and what the guest wishes by now. */
function linksFrom(criteria: SearchCriteria, wishes: ResultView['wishes'], locale: Locale): ResultLinks {
  const wished = { ...criteria, wishes };
  const results = (changes: Partial<SearchCriteria>) =>
    hrefOf('searchResults', locale, searchQueryOf({ ...wished, ...changes }));
  const stay = new URLSearchParams(searchQueryOf({ ...wished, destination: { kind: 'none' } })).toString();
  return {
    page: ({ urlPath }) => `${hotelPath(urlPath, locale)}?${stay}`,
    rooms: (hotelId) =>
      hrefOf('chooseRoom', locale, searchQueryOf({ ...wished, destination: { kind: 'hotel', hotelId } })),
    dates: (hotelId, dates) => results({ ...dates, destination: { kind: 'hotel', hotelId } }),
    withRooms: (rooms) => results({ party: clampParty({ ...criteria.party, rooms }) }),
    otherHotels: ({ address: { city } }) => results({ destination: { kind: 'place', placeName: city } }),
  };
}
