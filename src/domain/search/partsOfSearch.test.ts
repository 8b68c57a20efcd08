import type { DestinationCatalogue } from './destinations';
import { LARGEST_ANSWER, partsOfSearch } from './partsOfSearch';
import { parseSearchQuery } from './searchCriteria';

type Place = DestinationCatalogue['places'][number];

const ids = (town: string, count: number) => Array.from({ length: count }, (_, index) => `${town}${index}`);
const town = (name: string, count: number): Place => ({
  id: name,
  kind: 'city',
  name,
  otherNames: [],
  hotelIds: ids(name, count),
});
const area = (name: string, ...hotelIds: readonly (readonly string[])[]): Place => ({
  id: name,
  kind: 'area',
  name,
  otherNames: [],
  hotelIds: hotelIds.flat(),
});
const search = (query: string) => parseSearchQuery(new URLSearchParams(query), '2026-11-20');
const coast = search('place=Coast&from=2026-12-04&to=2026-12-06&adults=2&promotion=TALVI');

describe('a search in parts', () => {
  const [turku, hanko] = [town('Turku', LARGEST_ANSWER), town('Hanko', 1)];

  it('asks the towns of an area with very many hotels, with all else kept', () => {
    const places = [turku, hanko, town('Levi', 5), area('Coast', turku.hotelIds, hanko.hotelIds)];
    expect(partsOfSearch(coast, { places })).toEqual([
      { ...coast, destination: { kind: 'place', placeName: 'Turku' } },
      { ...coast, destination: { kind: 'place', placeName: 'Hanko' } },
    ]);
  });

  it.each([
    ['an area with as many as one answer may have', coast, [turku, hanko, area('Coast', turku.hotelIds)]],
    [
      'an area with a hotel outside of its towns',
      coast,
      [turku, hanko, area('Coast', turku.hotelIds, hanko.hotelIds, ['0'])],
    ],
    ['an area with one town', coast, [town('Turku', 200), area('Coast', ids('Turku', 200))]],
    ['a town', search('place=Turku&adults=2'), [town('Turku', 200), area('Coast', ids('Turku', 200))]],
    ['a place that is not known', search('place=Atlantis&adults=2'), [turku]],
    ['a collection', search('collection=spa&adults=2'), [turku]],
  ])('is the search itself for %s', (_what, criteria, places) => {
    expect(partsOfSearch(criteria, { places })).toEqual([criteria]);
  });
});
