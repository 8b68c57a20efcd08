import type { HotelResult } from '@/domain/search/hotelOffers';
import type { SearchCriteria } from '@/domain/search/search';
import { choosableStay, stayAtPlan, stayPrice } from '@/domain/price/stayPrice';
import { explainedBy } from '@/domain/rate/rates';
import { noRoomTitle } from '@/errors/noRoomTitle';
import { partyFacts } from '@/i18n/partyFacts';
import type { Translator } from '@/i18n/translator';

/** The lowest prices at the hotels of a place, in words. */
export interface PlacePrices {
  /** The dates and the party that the prices are for, or that a question had no answer. */
  readonly terms: string;
  readonly byHotel: Readonly<Record<string, string>>;
  /** Asks again; null where there was an answer. */
  readonly retry: (() => void) | null;
}

interface Asked {
  readonly criteria: SearchCriteria;
  /** In milliseconds. */
  readonly now: number;
}

/** What the cheapest stay costs at a hotel, as in the results of the same search, or why it has no price. */
function priceText(result: HotelResult, { criteria, now }: Asked, translator: Translator): string {
  const { t, format } = translator;
  const stay = choosableStay(result);
  const { lowest, blockedBy } = stayPrice(stayAtPlan(stay, criteria.planCode) ?? stay, criteria.wishes, now);
  if (lowest) return t('stay.priceFrom', { price: format.money(lowest) });
  if (blockedBy.length === 0) return noRoomTitle(result.unavailable, criteria.party.rooms, translator);
  return explainedBy(blockedBy)
    .map((reason) => t(`restrictions.${reason}`))
    .join(' ');
}

/** What the cheapest stay costs at each hotel of an answer. */
export function placePrices(hotels: readonly HotelResult[], asked: Asked, translator: Translator): PlacePrices {
  const { criteria } = asked;
  const facts = [translator.format.dateRange(criteria), ...partyFacts(criteria.party, translator)];
  return {
    terms: translator.t('placePage.prices', { search: facts.join(', ') }),
    byHotel: Object.fromEntries(hotels.map((result) => [result.hotel.id, priceText(result, asked, translator)])),
    retry: null,
  };
}

/** What stands for the prices of a place whose question had no answer. */
export const lostPrices = ({ t }: Translator, retry: () => void): PlacePrices => ({
  terms: t('placePage.noPrices'),
  byHotel: {},
  retry,
});
