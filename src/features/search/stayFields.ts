import { fillDate } from '@/browser/handover/fillDate';
import { MIN_ROOMS } from '@/domain/limits';
import { addDays } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { suggestedRooms } from '@/domain/stay/party';
import type { Party } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/search/searchCriteria';
import type { TypedDates } from '@/domain/search/dateProblems';
import { readDate } from '@/domain/writtenDate';
import { isNumberOfRoomsTouched } from '@/state/availabilitySearchState';
import { today } from '@/browser/today';
import { dateInput } from './dateInput';

/** Hidden fields of a short search, by name. */
export type Kept = Readonly<Record<string, string>>;

/** What the short forms have fields for. */
const fieldNames = ['place', 'hotel', 'collection', 'from', 'to', 'adults', 'children', 'ages', 'rooms', 'pets'];

/** The rest of a search: codes and wishes, which a short form submits without showing them. */
export const keptOf = (criteria: SearchCriteria): Kept =>
  Object.fromEntries(Object.entries(searchQueryOf(criteria)).filter(([name]) => !fieldNames.includes(name)));

/** The party of a form while it is being filled: the age of a child is null until it is given. */
export interface TypedParty extends Pick<Party, 'adults' | 'rooms' | 'pets'> {
  readonly ages: readonly (number | null)[];
}

type CountName = 'adults' | 'children' | 'rooms' | 'pets';

function countField(form: HTMLFormElement, name: CountName): HTMLSelectElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field : null;
}

function setCount(form: HTMLFormElement, name: CountName, value: number): void {
  const field = countField(form, name);
  if (field) field.value = String(value);
}

export function setDates(form: HTMLFormElement, { startDate, endDate }: DateRange): void {
  fillDate(dateInput(form, 'from'), startDate);
  fillDate(dateInput(form, 'to'), endDate);
}

export const typedDates = (form: HTMLFormElement): TypedDates => ({
  from: dateInput(form, 'from')?.value ?? '',
  to: dateInput(form, 'to')?.value ?? '',
});

/** Whether a guest is in the middle of a date, which a field with a part of one and the focus means. */
const isBeingTyped = (field: HTMLInputElement | null): boolean =>
  field !== null && field === document.activeElement && field.value !== '' && readDate(field.value) === null;

/** Moves a departure that is no longer after the arrival, so that the stay has at least one night. */
function moveDeparture(form: HTMLFormElement): void {
  const { from, to } = typedDates(form);
  const [arrival, departure] = [readDate(from), readDate(to)];
  const isLost = to === '' || (departure !== null && arrival !== null && departure <= arrival);
  if (arrival && isLost) fillDate(dateInput(form, 'to'), addDays(arrival, 1));
}

/** The values of a form as query parameters. */
export const queryOf = (form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));

export const readStay = (form: HTMLFormElement): SearchCriteria => parseSearchQuery(queryOf(form), today());

/**
 * Fills the native fields of a short search, and keeps them consistent with each other.
 * @param isRoomsChosen whether the guest has chosen the number of rooms; null where only the fields can tell
 */
export function stayFields(form: HTMLFormElement, criteria: SearchCriteria, isRoomsChosen: boolean | null = null) {
  const { party: first } = criteria;
  const counts = ['adults', 'children', 'rooms', 'pets'] as const;
  for (const [name, day] of [
    ['from', criteria.startDate],
    ['to', criteria.endDate],
  ] as const)
    if (!isBeingTyped(dateInput(form, name))) fillDate(dateInput(form, name), day);
  for (const name of counts) setCount(form, name, first[name]);
  let ages: readonly (number | null)[] = agesOf(first.children, first.childrenAges);
  // One room is what the field began with: a party that was entered before this logic was there has not chosen it.
  const differs = first.rooms !== MIN_ROOMS && first.rooms !== suggestedRooms(first);
  let isRoomsTouched = isNumberOfRoomsTouched() || (isRoomsChosen ?? differs);
  let suggested: number | null = null;

  // What cannot be booked at the moment has no field; the search keeps it, and its results explain it.
  const countIn = (name: CountName): number => Number(countField(form, name)?.value ?? first[name]);
  const party = (): TypedParty => ({
    adults: countIn('adults'),
    rooms: countIn('rooms'),
    pets: countIn('pets'),
    ages,
  });
  const fillRooms = (): void => {
    const { adults, rooms } = party();
    const asked = { adults, children: ages.length, childrenAges: given(ages) };
    const wanted = isRoomsTouched ? Math.min(rooms, adults) : suggestedRooms(asked);
    setCount(form, 'rooms', wanted);
    if (wanted !== rooms) suggested = wanted;
  };
  const followRooms = (): void => {
    isRoomsTouched = true;
    suggested = null;
    setCount(form, 'adults', Math.max(countIn('adults'), countIn('rooms')));
  };
  return {
    party,
    chooseRooms: (rooms: number): void => {
      setCount(form, 'rooms', rooms);
      followRooms();
    },
    /** Updates the fields that depend on a changed one. Returns the number of rooms if it was set by the form. */
    follow: (name: string): number | null => {
      if (name === 'from') moveDeparture(form);
      if (name === 'rooms') followRooms();
      if (name === 'children') ages = agesOf(countIn('children'), ages);
      if (name === 'adults' || name === 'children') fillRooms();
      return suggested;
    },
    /** Writes a date whole once its field is left: what was typed may lack its year. */
    settle: (name: 'from' | 'to'): void => {
      const field = dateInput(form, name);
      const isWhole = readDate(field?.value) !== null;
      const day = readDate(field?.value, today());
      if (day) fillDate(field, day);
      if (name === 'from' && !isWhole) moveDeparture(form);
    },
    setAge: (child: number, age: number | null): number | null => {
      ages = ages.map((each, index) => (index === child ? age : each));
      fillRooms();
      return suggested;
    },
    /** The party as query parameters. */
    query: (): Kept => {
      const { adults, rooms, pets } = party();
      const written = { adults, rooms, pets, children: ages.length };
      return {
        ...Object.fromEntries(Object.entries(written).map(([name, count]) => [name, String(count)])),
        ages: given(ages).join(','),
      };
    },
  };
}

const agesOf = (children: number, known: readonly (number | null)[]): readonly (number | null)[] =>
  Array.from({ length: children }, (_, index) => known[index] ?? null);

const given = (ages: readonly (number | null)[]): readonly number[] => ages.filter((age) => age !== null);
