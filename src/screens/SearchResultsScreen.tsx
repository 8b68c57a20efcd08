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
import { destinationName } from '@/features/search/destinationOptions';
import { useNearbyNights } from '@/features/search/useNearbyNights';
import { namesDates } from '@/features/search/hotelSearch';
import { withLastSearch } from '@/features/search/lastSearch';
import { canBeSearched, resultsSearch } from '@/features/search/resultsSearch';
import { SearchChangesNotice } from '@/features/search/SearchChangesNotice';
import type { SearchResultsProps } from '@/features/search-results/SearchResults';
import type { ResultLinks } from '@/features/search-results/resultLinks';
import { resultViewQuery } from '@/features/search-results/resultView';
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
import { LateNights } from './parts/LateNights';
import { SearchPrompt } from './parts/SearchPrompt';
import { useShownView } from './parts/useShownView';
import { viewOfResults } from './parts/viewOfResults';
import { useHydrated } from '@/browser/useHydrated';
import { searchResults } from './tasks/versions/searchResults';
import { EarlyText } from './parts/EarlyText';

const SearchResults = apiSwitch(searchResults, () => <SearchResultsSkeleton />);

/** The results of the search in the address. */
export function SearchResultsScreen({ content }: ScreenProps) {
  return <Results destinations={content.destinations ?? noDestinations} />;
}

/** What each house has, for the filters. */
const traitsIn = ({ hotels }: DestinationCatalogue) => new Map(hotels.map(({ id, traits }) => [id, traits ?? []]));

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
      view: viewOfResults(query, destinations),
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
  const whole = isPartial ? resultsHref(address.criteria, address.view, locale) : null;
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
        <SearchPrompt key={JSON.stringify(address.criteria)} destinations={destinations} initial={address.beginning} />
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

function Found({ criteria: given, view: inAddress, known, destinations, nights }: FoundProps) {
  const { locale } = useTranslator();
  const router = useRouter();
  // Another search is another component, by its key: each change of the address reads an equal one anew.
  const [criteria] = useState(given);
  // As it was opened: what the guest changes later asks nothing.
  const [list] = useState(() => firstPage(given, destinations, inAddress));
  useEffect(() => rememberSearch(criteria), [criteria]);
  useEvent({ name: 'search', destination: criteria.destination.kind });
  const hrefWith = (search: SearchCriteria, shown: ResultView) => resultsHref(search, shown, locale);
  const { view, showView } = useShownView(inAddress, (changed) =>
    router.replace(hrefWith(criteria, changed), undefined, { shallow: true, scroll: false }),
  );
  const wished = { ...criteria, wishes: view.wishes };
  const changeSearch = () => openSearchDrawer(wished);
  const wayOut = (action: StepWayOut) => {
    if (action === 'signIn') void goToSignIn(locale);
    else if (isSearchWay(action)) void router.push(hrefWith(searchWithout(criteria, action), view));
    else if (action === 'reload') location.reload();
    else changeSearch();
  };
  const links = useMemo(() => linksFrom(criteria, view.wishes, locale), [criteria, view.wishes, locale]);
  return (
    <>
      <SearchSummary criteria={criteria} onChange={changeSearch} nights={nights} />
      {nights?.isOpen && <LateNights criteria={wished} hrefOf={(dates) => hrefWith({ ...criteria, ...dates }, view)} />}
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

const resultsHref = (search: SearchCriteria, view: ResultView | null, locale: Locale): string =>
  hrefOf('searchResults', locale, { ...searchQueryOf(search), ...(view && resultViewQuery(view)) });

/** Links keep the search, and what the guest wishes by now. */
function linksFrom(criteria: SearchCriteria, wishes: ResultView['wishes'], locale: Locale): ResultLinks {
  const wished = { ...criteria, wishes };
  const results = (changes: Partial<SearchCriteria>, view: ResultView | null = null) =>
    resultsHref({ ...wished, ...changes }, view, locale);
  const stay = new URLSearchParams(searchQueryOf({ ...wished, destination: { kind: 'none' } })).toString();
  return {
    page: ({ urlPath }) => `${hotelPath(urlPath, locale)}?${stay}`,
    rooms: (hotelId) =>
      hrefOf('chooseRoom', locale, searchQueryOf({ ...wished, destination: { kind: 'hotel', hotelId } })),
    dates: (hotelId, dates) => results({ ...dates, destination: { kind: 'hotel', hotelId } }),
    withRooms: (rooms, view) => results({ party: clampParty({ ...criteria.party, rooms }) }, view),
    otherHotels: ({ address: { city } }) => results({ destination: { kind: 'place', placeName: city } }),
  };
}
