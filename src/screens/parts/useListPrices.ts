import { useCallback, useMemo, useState } from 'react';
import type { PlacePrices } from '@/features/hotel-list/placePrices';

/** The prices of a list of hotels, place by place as the guest comes to their cards. */
export function useListPrices() {
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState<Readonly<Record<string, PlacePrices>>>({});
  const onSee = useCallback(
    (seen: readonly string[]) =>
      setPlaces((before) => {
        const more = seen.filter((place) => !before.includes(place));
        return more.length > 0 ? [...before, ...new Set(more)] : before;
      }),
    [],
  );
  const onPrices = useCallback(
    (place: string, prices: PlacePrices) => setAnswers((before) => ({ ...before, [place]: prices })),
    [],
  );
  const prices = useMemo((): PlacePrices | null => {
    const [first, ...others] = Object.values(answers);
    return first
      ? { ...first, byHotel: Object.assign({}, first.byHotel, ...others.map((each) => each.byHotel)) }
      : null;
  }, [answers]);
  return { places, onSee, onPrices, prices };
}
