import { today } from '@/browser/today';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/search/searchCriteria';
import { rememberedSearch, rememberSearch } from '@/state/availabilitySearchState';
import { destinationOptions, findByName, optionOf } from './destinationOptions';
import type { PlaceProblem } from './QuickDestination';
import { keptOf, readStay, setDates, stayFields } from './stayFields';
import type { Kept } from './stayFields';
import type { NativeBeginning } from './useNativeSearch';

/** What the short search shows beside its fields. */
export interface ShownQuickSearch {
  /** Terms without a field of their own. */
  readonly kept: Kept;
  readonly terms: SearchCriteria;
  /** The number of rooms, when the form set it. */
  readonly suggested: number | null;
}

interface Beginning extends NativeBeginning<ShownQuickSearch> {
  readonly destinations: DestinationCatalogue;
}

/** The logic of the short search, loaded when the visit has a search or the guest uses the form. */
export function liveQuickSearch(form: HTMLFormElement, { destinations, isUntouched, isRoomsChosen, show }: Beginning) {
  const options = destinationOptions(destinations);
  const last = isUntouched ? rememberedSearch() : null;
  const beginning = last ?? readStay(form);
  const follow = stayFields(form, beginning, isRoomsChosen());
  const kept = keptOf(beginning);
  const terms = parseSearchQuery(new URLSearchParams(kept), today());
  const place = form.elements.namedItem('place');
  const name = last && optionOf(options, last.destination)?.name;
  if (name && place instanceof HTMLInputElement) place.value ||= name;
  show({ kept, terms, suggested: null });

  const read = (): SearchCriteria => {
    const query = new URLSearchParams({ ...kept, ...(Object.fromEntries(new FormData(form)) as Kept) });
    const criteria = parseSearchQuery(query, today());
    const destination = findByName(options, query.get('place') ?? '')?.destination ?? criteria.destination;
    return { ...criteria, destination };
  };
  const problemOf = ({ destination }: SearchCriteria): PlaceProblem | null => {
    if (destination.kind === 'none') return 'placeMissing';
    return destination.kind === 'place' && !findByName(options, destination.placeName) ? 'placeUnknown' : null;
  };
  return {
    read,
    change: (field: string) => show({ kept, terms, suggested: follow(field) }),
    chooseDates: (dates: DateRange) => setDates(form, dates),
    /** The search as a query, or what is wrong with its destination. */
    submit: (): { readonly problem: PlaceProblem } | { readonly query: Kept } => {
      const criteria = read();
      const problem = problemOf(criteria);
      if (problem) return { problem };
      rememberSearch(criteria);
      return { query: searchQueryOf(criteria) };
    },
  };
}
