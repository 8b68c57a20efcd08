import { cardSaving } from '@/domain/card/cardSaving';
import type { HotelResult } from '@/domain/search/hotelOffers';
import { byPrice } from '@/domain/money';
import type { HotelSaving } from './LastSearchSaving';

/** Enough to see what the card does, without choosing the hotels where it does most. */
const SHOWN = 3;

/** What the card saves at the cheapest hotels of an answer, the cheapest first. */
export function savingsIn(hotels: readonly HotelResult[]): readonly HotelSaving[] {
  return hotels
    .flatMap((result) => {
      const saving = result.available ? cardSaving(result) : null;
      return saving ? [{ ...saving, hotelId: result.hotel.id, hotelName: result.hotel.name }] : [];
    })
    .sort((one, other) => byPrice(one.publicPrice, other.publicPrice))
    .slice(0, SHOWN);
}
