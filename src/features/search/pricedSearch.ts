import { hasAllAges } from '@/domain/party';
import type { AnsweredPrices } from './calendarPrices';
import type { Destination } from '@/domain/search';
import type { SearchTerms } from '@/domain/featuresOfSearch';
import type { Translator } from '@/i18n/translator';

/** What the prices of a calendar depend on: destination, party and terms. */
export interface PricedSearch extends SearchTerms {
  readonly destination: Destination;
  readonly planCode?: string;
}

/**
 * Whether days can have a price: a place is named, every age is known, it is no reward night nor an offer's rate, and
 * there is one code at most, as two cannot be booked together.
 */
export const hasPrices = (search: PricedSearch): boolean => {
  const { destination, party, rewardNight, planCode = '' } = search;
  const codes = [search.promotionCode, search.companyCode, search.blockCode].filter((code) => code !== '');
  const isOfDays = !rewardNight && planCode === '' && codes.length <= 1;
  return destination.kind !== 'none' && hasAllAges(party) && isOfDays;
};

/** Whom the prices of a calendar are for, or what is missing; empty where there is nothing to say. */
export function priceNote(
  search: PricedSearch,
  { prices, state }: AnsweredPrices,
  { t, plural }: Pick<Translator, 't' | 'plural'>,
): string {
  const { destination, party, wishes } = search;
  if (destination.kind === 'none') return t('search.dates.priceNeedsPlace');
  if (!hasAllAges(party)) return t('search.dates.priceNeedsAges');
  if (state === 'failed') return t('search.nearby.failed');
  if (![...prices.values()].some((price) => price !== null)) return '';
  const who = [
    ...(destination.kind === 'place' ? [destination.placeName] : []),
    plural('stay.rooms', party.rooms),
    plural('stay.adults', party.adults),
    ...(party.children > 0 ? [plural('stay.children', party.children)] : []),
    ...(party.pets > 0 ? [plural('stay.pets', party.pets)] : []),
    ...wishes.map((wish) => t(`stay.wishes.${wish}`)),
  ];
  return t('search.dates.priceNote', { party: who.join(', ') });
}
