import type { DateRange } from '@/domain/localDate';
import { hasAllAges } from '@/domain/stay/party';
import { dateProblems } from '@/domain/search/dateProblems';
import type { DateProblem } from '@/domain/search/dateProblems';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery, proposedSearch, searchChangesOf, searchQueryOf } from '@/domain/search/searchCriteria';
import type { SearchChange } from '@/domain/search/searchCriteria';
import { readDate } from '@/domain/writtenDate';
import { rememberedSearch, rememberStay } from '@/state/availabilitySearchState';
import { today } from '@/browser/today';
import { namesDates } from './hotelSearch';
import { withLastSearch } from './lastSearch';
import { keptOf, readStay, setDates, stayFields, typedDates } from './stayFields';
import type { Kept, TypedParty } from './stayFields';
import type { NativeBeginning } from './useNativeSearch';

/** What the form of a hotel's page shows beside its fields. */
export interface ShownHotelSearch {
  readonly kept: Kept;
  readonly party: TypedParty;
  /** The number of rooms, when the form set it. */
  readonly suggested: number | null;
  /** What the address contained that cannot be searched. */
  readonly changes: readonly SearchChange[];
  /** The current search, or the one the page was opened with. */
  readonly terms: SearchCriteria;
  readonly query: Kept;
  /** Whether the hotel is asked: when dates were chosen, or proposed. */
  readonly isAsked: boolean;
  /** The dates are those that the form proposes: nobody has asked for them. */
  readonly isProposed: boolean;
  /** What is wrong with the dates, once a field was left. */
  readonly dates: readonly DateProblem[];
  /** The price needs the age of every child. */
  readonly hasAges: boolean;
}

interface Beginning extends NativeBeginning<ShownHotelSearch> {
  readonly hotelId: string;
}

/** A search with what the guest typed before it was loaded. */
function withFieldsOf(form: HTMLFormElement, criteria: SearchCriteria): SearchCriteria {
  const { startDate, endDate, party } = readStay(form);
  const { rooms, adults, children, pets } = party;
  return {
    ...criteria,
    startDate,
    endDate,
    party: {
      rooms,
      adults,
      // None of these is what the field began with.
      children: children || criteria.party.children,
      childrenAges: children ? [] : criteria.party.childrenAges,
      pets: pets || criteria.party.pets,
    },
  };
}

/** The logic of the search on a hotel's page, loaded when there is a search or the guest uses the form. */
export function liveHotelSearch(form: HTMLFormElement, { hotelId, isUntouched, isRoomsChosen, show }: Beginning) {
  const address = new URLSearchParams(location.search);
  const isLedHere = isUntouched && (namesDates(address) || rememberedSearch() !== null);
  const asked = withLastSearch(proposedSearch(address, today()), address);
  const beginning = isUntouched ? asked : withFieldsOf(form, asked);
  const kept = keptOf(beginning);
  const fields = stayFields(form, beginning, isRoomsChosen());
  const hotel = { kind: 'hotel', hotelId } as const;
  const read = (): SearchCriteria => ({
    ...parseSearchQuery(
      new URLSearchParams({ ...kept, ...(Object.fromEntries(new FormData(form)) as Kept), ...fields.query() }),
      today(),
    ),
    destination: hotel,
  });
  const shownOf = (
    criteria: SearchCriteria,
    others: Pick<ShownHotelSearch, 'suggested' | 'changes' | 'isAsked'>,
  ): ShownHotelSearch => ({
    kept,
    party: fields.party(),
    dates: [],
    isProposed: false,
    ...others,
    terms: { ...criteria, destination: hotel },
    query: searchQueryOf({ ...criteria, destination: hotel }),
    hasAges: hasAllAges(criteria.party),
  });
  let latest = shownOf(beginning, {
    suggested: null,
    changes: isUntouched ? searchChangesOf(address, today()) : [],
    isAsked: isLedHere,
  });
  show(latest);
  const update = (changed: Partial<ShownHotelSearch>) => {
    latest = { ...latest, ...changed };
    show(latest);
  };
  const ask = (suggested: number | null) => {
    const criteria = read();
    rememberStay(criteria);
    update(shownOf(criteria, { suggested, changes: [], isAsked: true }));
  };
  const problems = () => dateProblems(typedDates(form), today());
  const askWithDates = (suggested: number | null) => {
    const isWhole = Object.values(typedDates(form)).every((text) => readDate(text) !== null);
    if (isWhole && problems().length === 0) ask(suggested);
    // While a date is being typed, the answer for the dates before stays.
    else update({ party: fields.party() });
  };
  return {
    /** Asks for the stay that the form proposes, unless the guest has one. */
    propose: () => {
      if (!latest.isAsked && latest.hasAges) update({ isAsked: true, isProposed: true });
    },
    change: (name: string) => askWithDates(fields.follow(name)),
    settle: (name: 'from' | 'to') => {
      fields.settle(name);
      const { startDate, endDate } = read();
      const { terms, dates } = latest;
      if (problems().length > 0) update({ dates: problems() });
      else if (dates.length > 0 || startDate !== terms.startDate || endDate !== terms.endDate) ask(null);
    },
    setAge: (child: number, age: number | null) => askWithDates(fields.setAge(child, age)),
    chooseDates: (dates: DateRange) => {
      setDates(form, dates);
      ask(null);
    },
    chooseRooms: (rooms: number) => {
      fields.chooseRooms(rooms);
      ask(null);
    },
    /** The current search, for the calendar. */
    read,
    /** The search that the form describes as a query, or what keeps it from being asked. */
    submit: (): { readonly query: Kept } | { readonly wrong: 'ages' | DateProblem['field'] } => {
      fields.settle('from');
      fields.settle('to');
      const criteria = read();
      const [date] = problems();
      update({ dates: problems() });
      if (date) return { wrong: date.field };
      if (!hasAllAges(criteria.party)) return { wrong: 'ages' };
      rememberStay(criteria);
      return { query: searchQueryOf(criteria) };
    },
  };
}
