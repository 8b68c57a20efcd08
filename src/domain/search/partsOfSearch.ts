import type { DestinationCatalogue } from './destinations';
import type { SearchCriteria } from './search';

/** An answer with more hotels than these is long on its way: the first of several is there sooner. */
export const LARGEST_ANSWER = 100;

/**
 * The searches that together find what a search finds: where an area has very many hotels, those of its towns, as long
 * as each hotel is in one of them. Else the search itself, alone.
 */
export function partsOfSearch(
  criteria: SearchCriteria,
  { places }: Pick<DestinationCatalogue, 'places'>,
): readonly SearchCriteria[] {
  const { destination } = criteria;
  if (destination.kind !== 'place') return [criteria];
  const area = places.find(({ kind, name }) => kind === 'area' && name === destination.placeName);
  if (!area || area.hotelIds.length <= LARGEST_ANSWER) return [criteria];
  const inArea = new Set(area.hotelIds);
  const towns = places.filter(
    ({ kind, hotelIds }) => kind === 'city' && hotelIds.length > 0 && hotelIds.every((id) => inArea.has(id)),
  );
  const isWhole = new Set(towns.flatMap(({ hotelIds }) => hotelIds)).size === inArea.size;
  return isWhole && towns.length > 1
    ? towns.map(({ name }) => ({ ...criteria, destination: { kind: 'place', placeName: name } }))
    : [criteria];
}
