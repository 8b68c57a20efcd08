import type { MapContent } from '@/design-system/drawn-map/layOutMap';
import { nearbyKinds } from '@/domain/content/surroundings';
import type { NearbyPlace } from '@/domain/content/surroundings';
import type { Translator } from '@/i18n/translator';
import type { PricedResult } from './pricedResults';

type Words = Pick<Translator, 'format' | 't'>;

/** What the label of a hotel says: its price, else why there is none. */
function priceText({ available, unavailable, price }: PricedResult, { t, format }: Words): string {
  if (!available) return t(`searchResults.view.${unavailable?.reason === 'FULL' ? 'full' : 'noRoom'}`);
  return price.lowest ? format.money(price.lowest) : t('searchResults.view.members');
}

/** The places that guests walk to from one of the hotels, each once, the most useful first. */
function placesOf(results: readonly PricedResult[]): readonly NearbyPlace[] {
  const walked = results.flatMap(({ surroundings }) => surroundings.nearby.filter(({ walkMetres }) => walkMetres));
  const byName = new Map(walked.map((place) => [place.name, place]));
  return [...byName.values()].sort((a, b) => nearbyKinds.indexOf(a.kind) - nearbyKinds.indexOf(b.kind));
}

/** The hotels of a search for a map, with rings of walking time around the place where guests arrive. */
export function mapOfResults(results: readonly PricedResult[], words: Words): MapContent {
  const marks = results.flatMap((result) => {
    const { id, name, location } = result.hotel;
    const { district } = result.surroundings;
    const text = priceText(result, words);
    return location
      ? [
          {
            id,
            name: words.t('searchResults.view.pin', { hotel: name, price: text }),
            ...location,
            texts: [...(district ? [`${district} · ${text}`] : []), text],
            isFaint: !result.available,
          },
        ]
      : [];
  });
  const places = placesOf(results).map(({ kind, name, location }) => ({ kind, name, ...location }));
  return { marks, places, ringsAround: places[0] ?? null };
}
