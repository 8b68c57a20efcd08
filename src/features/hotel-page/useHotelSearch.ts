import { useEffect, useRef, useState } from 'react';
import { MAX_DAYS_AHEAD } from '@/config/limits';
import { addDays, parseLocalDate } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery } from '@/domain/searchCriteria';
import { stayWishes } from '@/domain/wishes';
import { today } from '@/state/today';

/** What a search that led here may hold, and the form has no fields for. */
const keptNames = ['children', 'ages', 'pets', 'promo', 'company', 'block', 'reward', 'member', ...stayWishes] as const;

const keptOf = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    keptNames.flatMap((name) => {
      const value = query.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );

/**
 * The search of a hotel in its native fields. It begins with the search in the address, if one led here. `asked` is
 * null until dates were chosen: nothing is asked of the booking API before.
 */
export function useHotelSearch() {
  const form = useRef<HTMLFormElement>(null);
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState<SearchCriteria | null>(null);
  const [kept, setKept] = useState<Readonly<Record<string, string>>>({});

  const read = (): SearchCriteria => {
    const pairs = form.current ? [...new FormData(form.current)] : [];
    return parseSearchQuery(new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])), today());
  };

  useEffect(() => {
    // The exported page knows no today. What a guest typed before scripts came stays.
    if (!form.current || !from.current || !to.current) return;
    const query = new URLSearchParams(location.search);
    const told = parseSearchQuery(query, today());
    const isLedHere = query.has('from') && from.current.value === '';
    from.current.min = today();
    from.current.max = addDays(today(), MAX_DAYS_AHEAD);
    to.current.min = addDays(today(), 1);
    from.current.value ||= told.startDate;
    to.current.value ||= addDays(parseLocalDate(from.current.value) ?? today(), 1);
    if (!isLedHere) return;
    to.current.value = told.endDate;
    for (const name of ['adults', 'rooms'] as const) {
      const field = form.current.elements.namedItem(name);
      if (field instanceof HTMLSelectElement) field.value = String(told.party[name]);
    }
    setKept(keptOf(query));
    const hotelId = String(new FormData(form.current).get('hotel'));
    setAsked({ ...told, destination: { kind: 'hotel', hotelId } });
  }, []);

  const change = () => {
    const arrival = parseLocalDate(from.current?.value);
    if (arrival && to.current && to.current.value <= arrival) to.current.value = addDays(arrival, 1);
    if (arrival && parseLocalDate(to.current?.value)) setAsked(read());
  };
  const chooseDates = ({ startDate, endDate }: DateRange) => {
    if (from.current) from.current.value = startDate;
    if (to.current) to.current.value = endDate;
    setAsked(read());
  };
  return { refs: { form, from, to }, asked, kept, read, change, chooseDates };
}
