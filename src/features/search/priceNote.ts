import { hasAllAges } from '@/domain/stay/party';
import type { Translator } from '@/i18n/translator';
import type { AnsweredPrices } from './calendarPrices';
import type { PricedSearch } from './pricedSearch';

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
