import { useCallback, useMemo, useState } from 'react';
import type { PlacePrices } from '@/features/hotel-list/placePrices';

/** The prices of several places in one; what had no answer is said of all, and asked again at once. */
function joined(answers: readonly PlacePrices[]): PlacePrices | null {
  const lost = answers.filter(({ retry }) => retry !== null);
  const [first] = [...lost, ...answers];
  if (!first) return null;
  return {
    terms: first.terms,
    byHotel: Object.assign({}, ...answers.map(({ byHotel }) => byHotel)),
    retry: lost.length > 0 ? () => lost.forEach(({ retry }) => retry?.()) : null,
  };
}

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
  const prices = useMemo(() => joined(Object.values(answers)), [answers]);
  return { places, onSee, onPrices, prices };
}
