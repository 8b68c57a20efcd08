import { today } from '@/browser/today';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import type { DateRange } from '@/domain/localDate';
import { hasAllAges } from '@/domain/stay/party';
import { dateProblems } from '@/domain/search/dateProblems';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/search/searchCriteria';
import { rememberedSearch, rememberSearch } from '@/state/availabilitySearchState';
import type { Translator } from '@/i18n/translator';
import { dateErrors } from './dateErrors';
import type { DateName } from './dateInput';
import { destinationOptions, findByName, optionOf } from './destinationOptions';
import type { PlaceProblem } from './QuickDestination';
import { keptOf, readStay, setDates, stayFields, typedDates } from './stayFields';
import type { Kept, TypedParty } from './stayFields';
import type { NativeBeginning } from './useNativeSearch';

/** What the short search shows beside its fields. */
export interface ShownQuickSearch {
  /** Terms without a field of their own. */
  readonly kept: Kept;
  readonly terms: SearchCriteria;
  readonly party: TypedParty;
  /** The number of rooms, when the form set it. */
  readonly suggested: number | null;
}

interface Beginning extends NativeBeginning<ShownQuickSearch> {
  readonly destinations: DestinationCatalogue;
}

/** What keeps a short search from being asked, in the order of its fields. */
export interface QuickProblems {
  readonly place: PlaceProblem | null;
  /** What is said beside each date that is wrong. */
  readonly dates: Partial<Readonly<Record<DateName, string>>>;
  readonly isAgeMissing: boolean;
}

/** The logic of the short search, loaded when the visit has a search or the guest uses the form. */
export function liveQuickSearch(form: HTMLFormElement, { destinations, isUntouched, isRoomsChosen, show }: Beginning) {
  const options = destinationOptions(destinations);
  const last = isUntouched ? rememberedSearch() : null;
  const beginning = last ?? readStay(form);
  const fields = stayFields(form, beginning, isRoomsChosen());
  const kept = keptOf(beginning);
  const terms = parseSearchQuery(new URLSearchParams(kept), today());
  const place = form.elements.namedItem('place');
  const name = last && optionOf(options, last.destination)?.name;
  if (name && place instanceof HTMLInputElement) place.value ||= name;
  const tell = (suggested: number | null) => show({ kept, terms, party: fields.party(), suggested });
  tell(null);

  const read = (): SearchCriteria => {
    const query = new URLSearchParams({
      ...kept,
      ...(Object.fromEntries(new FormData(form)) as Kept),
      ...fields.query(),
    });
    const criteria = parseSearchQuery(query, today());
    const destination = findByName(options, query.get('place') ?? '')?.destination ?? criteria.destination;
    return { ...criteria, destination };
  };
  const placeProblem = ({ destination }: SearchCriteria): PlaceProblem | null => {
    if (destination.kind === 'none') return 'placeMissing';
    return destination.kind === 'place' && !findByName(options, destination.placeName) ? 'placeUnknown' : null;
  };
  const problemsOf = (criteria: SearchCriteria, translator: Translator): QuickProblems | null => {
    const place = placeProblem(criteria);
    const dates = dateErrors(dateProblems(typedDates(form), today()), translator);
    const isAgeMissing = !hasAllAges(criteria.party);
    return place !== null || Object.keys(dates).length > 0 || isAgeMissing ? { place, dates, isAgeMissing } : null;
  };
  return {
    read,
    change: (field: string) => tell(fields.follow(field)),
    settle: fields.settle,
    setAge: (child: number, age: number | null) => tell(fields.setAge(child, age)),
    chooseDates: (dates: DateRange) => setDates(form, dates),
    /** The search as a query, or what keeps it from being asked. */
    submit: (translator: Translator): { readonly problems: QuickProblems } | { readonly query: Kept } => {
      fields.settle('from');
      fields.settle('to');
      const criteria = read();
      const problems = problemsOf(criteria, translator);
      if (problems) return { problems };
      rememberSearch(criteria);
      return { query: searchQueryOf(criteria) };
    },
  };
}
