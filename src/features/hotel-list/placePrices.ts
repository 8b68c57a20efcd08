import type { HotelResult } from '@/domain/search/hotelOffers';
import type { SearchCriteria } from '@/domain/search/search';
import { choosableStay, stayPrice } from '@/domain/price/stayPrice';
import { partyFacts } from '@/i18n/partyFacts';
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
  translator: Translator,
): PlacePrices {
  const { t, format } = translator;
  const { party } = criteria;
  const asked = [format.dateRange(criteria), ...partyFacts(party, translator)];
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
