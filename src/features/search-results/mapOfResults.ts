import type { MapContent } from '@/design-system/drawn-map/layOutMap';
import type { Translator } from '@/i18n/translator';
import type { PricedResult } from './pricedResults';

type Words = Pick<Translator, 'format' | 't'>;

/** What the label of a hotel says: its price, else why there is none. */
function priceText({ available, unavailable, price }: PricedResult, { t, format }: Words): string {
  if (!available) return t(`searchResults.view.${unavailable?.reason === 'FULL' ? 'full' : 'noRoom'}`);
  return price.lowest ? format.money(price.lowest) : t('searchResults.view.members');
}

/** The hotels of a search for a map, with the place where guests arrive in the middle of its rings. */
export function mapOfResults(results: readonly PricedResult[], words: Words): MapContent {
  const marks = results.flatMap((result) => {
    const { id, name, location } = result.hotel;
    const text = priceText(result, words);
    return location
      ? [
          {
            id,
            name: words.t('searchResults.view.pin', { hotel: name, price: text }),
            ...location,
            texts: [text],
            isFaint: !result.available,
          },
        ]
      : [];
  });
  return { marks, places: [], ringsAround: null };
}
