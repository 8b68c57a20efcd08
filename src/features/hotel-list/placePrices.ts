import type { HotelResult } from '@/domain/search/hotelOffers';
import type { SearchCriteria } from '@/domain/search/search';
import { choosableStay, stayPrice } from '@/domain/price/stayPrice';
import type { Translator } from '@/i18n/translator';

/** The lowest prices at the hotels of a place, in words. */
export interface PlacePrices {
  /** The dates and the party that the prices are for. */
  readonly terms: string;
  readonly byHotel: Readonly<Record<string, string>>;
}

/** What the cheapest stay costs at each hotel of an answer; `now` in milliseconds. */
export function placePrices(
  hotels: readonly HotelResult[],
  { criteria, now }: { readonly criteria: SearchCriteria; readonly now: number },
  { t, plural, format }: Translator,
): PlacePrices {
  const { party } = criteria;
  const asked = [
    format.dateRange(criteria),
    plural('stay.rooms', party.rooms),
    plural('stay.adults', party.adults),
    ...(party.children > 0 ? [plural('stay.children', party.children)] : []),
    ...(party.pets > 0 ? [plural('stay.pets', party.pets)] : []),
  ];
  return {
    terms: t('placePage.prices', { search: asked.join(', ') }),
    byHotel: Object.fromEntries(
      hotels.map((result) => {
        const { lowest } = stayPrice(choosableStay(result), criteria.wishes, now);
        return [result.hotel.id, lowest ? t('stay.priceFrom', { price: format.money(lowest) }) : t('stay.soldOut')];
      }),
    ),
  };
}
