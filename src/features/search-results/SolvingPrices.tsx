import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { HotelResult } from '@/domain/search/hotelOffers';
import type { ListPage } from '@/domain/search/listPage';
import type { Money } from '@/domain/money';
import { choosableStay, lowestPrice } from '@/domain/price/stayPrice';
import type { FoundHotelsProps } from './foundHotelsProps';
import type { SolvingSearch } from '@/domain/search/solvingSearches';

/** The lowest price of each hotel, by its id. */
export type PricesOfHotels = ReadonlyMap<string, Money>;

interface Props {
  readonly searches: readonly SolvingSearch[];
  /** What of each list is asked for. */
  readonly page?: ListPage | null;
  readonly Hotels: ComponentType<FoundHotelsProps>;
  /** Keeps its identity. */
  readonly onPrices: (key: string, prices: PricesOfHotels) => void;
}

/** Asks what the ways to a room cost, and renders nothing. */
export function SolvingPrices({ searches, page = null, Hotels, onPrices }: Props) {
  return (
    <>
      {searches.map(({ key, criteria }) => (
        <Hotels key={key} criteria={criteria} page={page}>
          {(found) => found?.state === 'ready' && <Prices of={found.data.hotels} solves={key} onPrices={onPrices} />}
        </Hotels>
      ))}
    </>
  );
}

interface PricesProps extends Pick<Props, 'onPrices'> {
  readonly of: readonly HotelResult[];
  readonly solves: string;
}

function Prices({ of: hotels, solves, onPrices }: PricesProps) {
  useEffect(() => {
    const prices = hotels.flatMap((result) => {
      const lowest = lowestPrice(choosableStay(result), []);
      return lowest ? [[result.hotel.id, lowest] as const] : [];
    });
    onPrices(solves, new Map(prices));
  }, [hotels, solves, onPrices]);
  return null;
}
