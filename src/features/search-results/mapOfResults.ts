import type { MapContent, MapMark } from '@/design-system/drawn-map/layOutMap';
import type { GeoPosition } from '@/design-system/drawn-map/mapSheet';
import { nearbyKinds } from '@/domain/content/surroundings';
import type { NearbyPlace } from '@/domain/content/surroundings';
import type { Translator } from '@/i18n/translator';
import { nearGroups } from './nearGroups';
import type { PricedResult } from './pricedResults';
import { cheapestOf } from './sortResults';

type Words = Pick<Translator, 'format' | 'plural' | 't'>;

/** A hotel that can be shown on a map. */
interface Located extends GeoPosition {
  readonly result: PricedResult;
}

/** What the label of a hotel says: its price, else why there is none. */
function priceText({ available, unavailable, price }: PricedResult, { t, format }: Words): string {
  if (!available) return t(`searchResults.view.${unavailable?.reason === 'FULL' ? 'full' : 'noRoom'}`);
  return price.lowest ? format.money(price.lowest) : t('searchResults.view.members');
}

function markOfHotel({ result, latitude, longitude }: Located, words: Words): MapMark {
  const { id, name } = result.hotel;
  const { district } = result.surroundings;
  const text = priceText(result, words);
  return {
    id,
    name: words.t('searchResults.view.pin', { hotel: name, price: text }),
    latitude,
    longitude,
    texts: [...(district ? [`${district} · ${text}`] : []), text],
    isFaint: !result.available,
  };
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How many hotels are near each other, and the lowest of their prices. */
function markOfGroup(id: string, group: readonly Located[], { format, plural }: Words): MapMark {
  const from = cheapestOf(group.flatMap(({ result }) => result.price.lowest ?? []));
  const count = plural('searchResults.view.group', group.length);
  const name = from ? plural('searchResults.view.groupFrom', group.length, { price: format.money(from) }) : count;
  return {
    id,
    name,
    latitude: meanOf(group.map(({ latitude }) => latitude)),
    longitude: meanOf(group.map(({ longitude }) => longitude)),
    // Where little room is left beside its place, the number alone.
    texts: [name, count, format.number(group.length)],
    isFaint: from === null,
  };
}

/** The places that guests walk to from one of the hotels, each once, the most useful first. */
function placesOf(results: readonly PricedResult[]): readonly NearbyPlace[] {
  const walked = results.flatMap(({ surroundings }) => surroundings.nearby.filter(({ walkMetres }) => walkMetres));
  const byName = new Map(walked.map((place) => [place.name, place]));
  return [...byName.values()].sort((a, b) => nearbyKinds.indexOf(a.kind) - nearbyKinds.indexOf(b.kind));
}

/** The hotels of a search for a map. */
export interface MapOfResults {
  readonly content: MapContent;
  /** The ids of the hotels behind each mark that stands for several. */
  readonly groups: ReadonlyMap<string, readonly string[]>;
}

/**
 * The hotels of a search for a map, with rings of walking time around the place where guests arrive. Where there are
 * many, those near each other are one mark, and nothing says where one walks from.
 */
export function mapOfResults(results: readonly PricedResult[], words: Words): MapOfResults {
  const located = results.flatMap((result) => (result.hotel.location ? [{ ...result.hotel.location, result }] : []));
  const groups = new Map<string, readonly string[]>();
  const marks = nearGroups(located).flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    if (others.length === 0) return [markOfHotel(first, words)];
    const id = `near ${first.result.hotel.id}`;
    groups.set(
      id,
      group.map(({ result }) => result.hotel.id),
    );
    return [markOfGroup(id, group, words)];
  });
  const places = (groups.size > 0 ? [] : placesOf(results)).map(({ kind, name, location }) => ({
    kind,
    name,
    ...location,
  }));
  return { content: { marks, places, ringsAround: places[0] ?? null }, groups };
}
