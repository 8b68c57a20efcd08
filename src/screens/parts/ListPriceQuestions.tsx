import { useCallback, useMemo } from 'react';
import type { PlacePrices } from '@/features/hotel-list/placePrices';
import { HotelPriceQuestion } from './HotelPriceQuestion';

interface Props {
  /** The names of places, as a search names them. */
  readonly places: readonly string[];
  readonly onPrices: (place: string, prices: PlacePrices) => void;
}

function OfPlace({ placeName, onPrices }: Pick<Props, 'onPrices'> & { readonly placeName: string }) {
  const destination = useMemo(() => ({ kind: 'place' as const, placeName }), [placeName]);
  const keep = useCallback((prices: PlacePrices) => onPrices(placeName, prices), [placeName, onPrices]);
  return <HotelPriceQuestion destination={destination} onPrices={keep} />;
}

/** Asks for the prices of several places, one question each: neither API has a question about all hotels. */
export function ListPriceQuestions({ places, onPrices }: Props) {
  return (
    <>
      {places.map((place) => (
        <OfPlace key={place} placeName={place} onPrices={onPrices} />
      ))}
    </>
  );
}
