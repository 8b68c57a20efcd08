import { hasAllAges } from '@/domain/stay/party';
import { partyFacts } from '@/i18n/partyFacts';
import type { Translator } from '@/i18n/translator';
import type { AnsweredPrices } from './calendarPrices';
import type { PricedSearch } from './pricedSearch';

/** Whom the prices of a calendar are for, or what is missing; empty where there is nothing to say. */
export function priceNote(
  search: PricedSearch,
  { prices, state }: AnsweredPrices,
  translator: Pick<Translator, 't' | 'plural'>,
): string {
  const { t } = translator;
  const { destination, party, wishes } = search;
  if (destination.kind === 'none') return t('dates.priceNeedsPlace');
  if (!hasAllAges(party)) return t('dates.priceNeedsAges');
  if (state === 'failed') return t('search.nearby.failed');
  if (![...prices.values()].some((price) => price !== null)) return '';
  const who = [
    ...(destination.kind === 'place' ? [destination.placeName] : []),
    ...partyFacts(party, translator),
    ...wishes.map((wish) => t(`stay.wishes.${wish}`)),
  ];
  return t('dates.priceNote', { party: who.join(', ') });
}
