import { addDays, parseLocalDate } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { suggestedRooms } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/search/searchCriteria';
import { isNumberOfRoomsTouched } from '@/state/availabilitySearchState';
import { today } from '@/browser/today';
import { dateInput } from './dateInput';

/** Hidden fields of a short search, by name. */
export type Kept = Readonly<Record<string, string>>;

/** What the short forms have fields for. */
const fieldNames = ['place', 'hotel', 'collection', 'from', 'to', 'adults', 'rooms'];

/** The rest of a search: children, pets, codes and wishes, which a short form submits without showing them. */
export const keptOf = (criteria: SearchCriteria): Kept =>
  Object.fromEntries(Object.entries(searchQueryOf(criteria)).filter(([name]) => !fieldNames.includes(name)));

type CountName = 'adults' | 'rooms';

function countField(form: HTMLFormElement, name: CountName): HTMLSelectElement | null {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field : null;
}

const countIn = (form: HTMLFormElement, name: CountName): number => Number(countField(form, name)?.value ?? 1);

function setCount(form: HTMLFormElement, name: CountName, value: number): void {
  const field = countField(form, name);
  if (field) field.value = String(value);
}

export function setDates(form: HTMLFormElement, { startDate, endDate }: DateRange): void {
  const [from, to] = [dateInput(form, 'from'), dateInput(form, 'to')];
  if (from) from.value = startDate;
  if (to) to.value = endDate;
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
  const { party } = criteria;
  setDates(form, criteria);
  setCount(form, 'adults', party.adults);
  setCount(form, 'rooms', party.rooms);
  let isRoomsTouched = isNumberOfRoomsTouched() || (isRoomsChosen ?? party.rooms !== suggestedRooms(party));
  let suggested: number | null = null;

  /** Updates the fields that depend on a changed one. Returns the number of rooms if it was set by the form. */
  return (name: string): number | null => {
    const [from, to] = [dateInput(form, 'from'), dateInput(form, 'to')];
    const arrival = parseLocalDate(from?.value);
    if (arrival && to && to.value <= arrival) to.value = addDays(arrival, 1);
    const adults = countIn(form, 'adults');
    const rooms = countIn(form, 'rooms');
    if (name === 'rooms') {
      isRoomsTouched = true;
      suggested = null;
      setCount(form, 'adults', Math.max(adults, rooms));
    }
    if (name === 'adults') {
      const asked = { ...readStay(form).party, adults };
      const wanted = isRoomsTouched ? Math.min(rooms, adults) : suggestedRooms(asked);
      setCount(form, 'rooms', wanted);
      if (wanted !== rooms) suggested = wanted;
    }
    return suggested;
  };
}
