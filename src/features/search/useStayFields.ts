import { useCallback, useRef, useState } from 'react';
import { MAX_DAYS_AHEAD } from '@/config/limits';
import { addDays, parseLocalDate } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { suggestedRooms } from '@/domain/party';
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/searchCriteria';
import { isNumberOfRoomsTouched } from '@/state/availabilitySearchState';
import { today } from '@/state/today';

type Kept = Readonly<Record<string, string>>;

/** What the short forms have fields for. */
const fieldNames = ['place', 'hotel', 'collection', 'from', 'to', 'adults', 'rooms'];

/** What else a search holds: children, pets, codes and wishes, which a short form carries along. */
export const keptOf = (criteria: SearchCriteria): Kept =>
  Object.fromEntries(Object.entries(searchQueryOf(criteria)).filter(([name]) => !fieldNames.includes(name)));

type CountName = 'adults' | 'rooms';

function countField(form: HTMLFormElement | null, name: CountName): HTMLSelectElement | null {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLSelectElement ? field : null;
}

const countIn = (form: HTMLFormElement | null, name: CountName): number => Number(countField(form, name)?.value ?? 1);

function setCount(form: HTMLFormElement | null, name: CountName, value: number): void {
  const field = countField(form, name);
  if (field) field.value = String(value);
}

/**
 * The native fields of a short search: dates, adults and rooms, and hidden ones for the rest. They work before any script
 * runs, and what a guest typed by then stays.
 */
export function useStayFields() {
  const form = useRef<HTMLFormElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const isRoomsTouched = useRef(false);
  const [kept, setKept] = useState<Kept>({});
  const [suggested, setSuggested] = useState<number | null>(null);

  const query = (): URLSearchParams => {
    const pairs = form.current ? [...new FormData(form.current)] : [];
    return new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));
  };
  const read = (): SearchCriteria => parseSearchQuery(query(), today());
  const setDates = ({ startDate, endDate }: DateRange): void => {
    if (from.current) from.current.value = startDate;
    if (to.current) to.current.value = endDate;
  };

  /** Fills the fields once scripts run: the exported page knows no today. False where a guest was faster. */
  const begin = useCallback((criteria: SearchCriteria): boolean => {
    if (!from.current || !to.current) return false;
    from.current.min = today();
    from.current.max = addDays(today(), MAX_DAYS_AHEAD);
    to.current.min = addDays(today(), 1);
    if (from.current.value !== '') {
      to.current.value ||= addDays(parseLocalDate(from.current.value) ?? today(), 1);
      return false;
    }
    const { startDate, endDate, party } = criteria;
    from.current.value = startDate;
    to.current.value = endDate;
    setCount(form.current, 'adults', party.adults);
    setCount(form.current, 'rooms', party.rooms);
    isRoomsTouched.current = isNumberOfRoomsTouched() || party.rooms !== suggestedRooms(party);
    setKept(keptOf(criteria));
    return true;
  }, []);

  /** Moves what has to follow a field that the guest changed. */
  const follow = (name: string): void => {
    const arrival = parseLocalDate(from.current?.value);
    if (arrival && to.current && to.current.value <= arrival) to.current.value = addDays(arrival, 1);
    const adults = countIn(form.current, 'adults');
    const rooms = countIn(form.current, 'rooms');
    if (name === 'rooms') {
      isRoomsTouched.current = true;
      setCount(form.current, 'adults', Math.max(adults, rooms));
      setSuggested(null);
    }
    if (name === 'adults') {
      const wanted = isRoomsTouched.current ? Math.min(rooms, adults) : suggestedRooms({ ...read().party, adults });
      setCount(form.current, 'rooms', wanted);
      if (wanted !== rooms) setSuggested(wanted);
    }
  };

  return { refs: { form, from, to }, kept, suggested, query, read, begin, follow, setDates };
}
