import type { DestinationCatalogue } from '@/domain/search/destinations';
import { destinationName, destinationOptions, findByName, resolveDestination, townName } from './destinationOptions';
import { matchDestinations } from './matchDestinations';

const catalogue: DestinationCatalogue = {
  hotels: [
    { id: '1', name: 'Sarastus Original Helsinki Töölönlahti', city: 'Helsinki', district: 'Töölö', brand: 'original' },
    { id: '2', name: 'Solo Sarastus Turku Tuomiokirkko', city: 'Turku', brand: 'solo' },
    { id: '3', name: 'Sarastus Break Ylläs Äkäslompolo', city: 'Ylläs', brand: 'break' },
  ],
  places: [
    {
      id: 'helsinki',
      kind: 'city',
      name: 'Helsinki',
      otherNames: ['Helsinki', 'Helsingfors', 'Helsingi'],
      hotelIds: ['1'],
    },
    { id: 'turku', kind: 'city', name: 'Turku', otherNames: ['Turku', 'Åbo'], hotelIds: ['2'] },
    { id: 'capital', kind: 'area', name: 'Helsinki region', otherNames: ['Pääkaupunkiseutu'], hotelIds: ['1'] },
  ],
  collections: [{ id: 'spa', name: 'Spa hotels', hotelIds: ['3'] }],
};
const options = destinationOptions(catalogue);
const keysFor = (text: string) => matchDestinations(options, text).map(({ key }) => key);

describe('matchDestinations', () => {
  it('offers everything before anything is typed, places first and hotels last', () => {
    expect(keysFor(' ')).toEqual([
      'place:helsinki',
      'place:turku',
      'place:capital',
      'collection:spa',
      'hotel:1',
      'hotel:2',
      'hotel:3',
    ]);
  });

  it('finds Helsinki, and its hotels, by its Swedish name', () => {
    expect(keysFor('Helsingfors')).toEqual(['place:helsinki', 'hotel:1']);
    expect(keysFor('åbo')).toEqual(['place:turku', 'hotel:2']);
  });

  it('ignores accents and case', () => {
    expect(keysFor('AKASLOMPOLO')).toEqual(['hotel:3']);
    expect(keysFor('toolonlahti')).toEqual(['hotel:1']);
    expect(keysFor('paakaupunki')).toEqual(['place:capital']);
  });

  it('finds a hotel by the beginnings of its words', () => {
    expect(keysFor('solo tur')).toEqual(['hotel:2']);
  });

  it('finds nothing for an unknown text', () => {
    expect(keysFor('Atlantis')).toEqual([]);
  });
});

describe('a destination by its name', () => {
  it('is the place in any language, and never a hotel by its city alone', () => {
    expect(findByName(options, 'helsingfors')?.key).toBe('place:helsinki');
    expect(findByName(options, 'Ylläs')).toBeNull();
  });

  it('is the hotel when a native form sent a hotel’s name as its place', () => {
    expect(resolveDestination(catalogue, { kind: 'place', placeName: 'solo sarastus turku tuomiokirkko' })).toEqual({
      kind: 'hotel',
      hotelId: '2',
    });
  });

  it('is the only hotel of a district, or with a word of its own', () => {
    expect(findByName(options, 'töölö')?.key).toBe('hotel:1');
    expect(findByName(options, 'Tuomiokirkko')?.key).toBe('hotel:2');
    expect(findByName(options, 'solo turku')?.key).toBe('hotel:2');
    expect(findByName(options, 'Sarastus')).toBeNull();
    expect(findByName(options, 'tuomio')).toBeNull();
  });

  it('stays as it was typed when it is unknown', () => {
    expect(resolveDestination(catalogue, { kind: 'place', placeName: 'Atlantis' })).toEqual({
      kind: 'place',
      placeName: 'Atlantis',
    });
  });

  it('is, for a town that a list is filtered by, its name in the language of the page', () => {
    expect(['Åbo', 'Turku', 'Helsingfors', 'Ylläs'].map((name) => townName(catalogue, name))).toEqual([
      'Turku',
      'Turku',
      'Helsinki',
      'Ylläs',
    ]);
  });

  it('is shown by its own name', () => {
    expect(destinationName(catalogue, { kind: 'place', placeName: 'Åbo' })).toBe('Turku');
    expect(destinationName(catalogue, { kind: 'collection', collectionId: 'spa' })).toBe('Spa hotels');
    expect(destinationName(catalogue, { kind: 'none' })).toBeNull();
  });
});
