import type { HotelListing } from '@/domain/content/hotelPage';
import { filterChoices, filterHotels, groupHotels } from './groupHotels';
import { listViewQuery, noFilters, plainView, readListView } from './listView';
import type { ListView } from './listView';

const hotel = (name: string, city: string, fields: Partial<HotelListing> = {}): HotelListing => ({
  id: name,
  name,
  urlPath: `${city.toLowerCase()}/${name.toLowerCase()}`,
  brand: 'original',
  city,
  summary: '',
  picture: { src: '/images/brands/original-card-960.webp', alt: '' },
  location: null,
  traits: [],
  ...fields,
});
const hotels = [
  hotel('Aurinko', 'Turku', { traits: ['pet', 'sauna'] }),
  hotel('Koski', 'Äkäslompolo', { brand: 'break', traits: ['sauna'] }),
  hotel('Lahti', 'Helsinki', { brand: 'solo', traits: ['pet'] }),
  hotel('Meri', 'Helsinki'),
];
const names = (list: readonly HotelListing[]) => list.map(({ name }) => name);

describe('the list of hotels', () => {
  it('is sorted by place in the order of the language, and by name within a place', () => {
    const groups = groupHotels(hotels, 'place', 'fi').map(({ place, hotels: own }) => [place, ...names(own)]);
    expect(groups).toEqual([
      ['Helsinki', 'Lahti', 'Meri'],
      ['Turku', 'Aurinko'],
      ['Äkäslompolo', 'Koski'],
    ]);
    expect(groupHotels(hotels, 'place', 'en').map(({ place }) => place)).toEqual(['Äkäslompolo', 'Helsinki', 'Turku']);
  });

  it('is sorted by brand in the order of the brands, without brands that have no hotels', () => {
    const groups = groupHotels(hotels, 'brand', 'fi').map(({ brand, hotels: own }) => [brand, ...names(own)]);
    expect(groups).toEqual([
      ['original', 'Aurinko', 'Meri'],
      ['break', 'Koski'],
      ['solo', 'Lahti'],
    ]);
  });

  it('is one list when it is sorted by name', () => {
    expect(groupHotels(hotels, 'name', 'fi').map(({ hotels: own }) => names(own))).toEqual([names(hotels)]);
  });

  it('shows hotels that meet every wish, of any of the chosen brands and places', () => {
    expect(names(filterHotels(hotels, { ...noFilters, traits: ['pet', 'sauna'] }))).toEqual(['Aurinko']);
    expect(names(filterHotels(hotels, { ...noFilters, brands: ['break', 'solo'] }))).toEqual(['Koski', 'Lahti']);
    expect(names(filterHotels(hotels, { ...noFilters, places: ['Helsinki'], traits: ['pet'] }))).toEqual(['Lahti']);
  });

  it('offers only filters with a choice', () => {
    expect(filterChoices(hotels, noFilters, 'fi')).toEqual({
      brands: ['original', 'break', 'solo'],
      places: ['Helsinki', 'Turku', 'Äkäslompolo'],
      traits: ['pet', 'sauna'],
    });
    expect(filterChoices(hotels.slice(3), noFilters, 'fi')).toEqual({ brands: [], places: [], traits: [] });
  });

  it('offers what is chosen, so that it can be taken back', () => {
    const chosen = { brands: ['solo'], places: ['Åbo'], traits: ['accessible'] } as const;
    expect(filterChoices(hotels.slice(3), chosen, 'fi')).toEqual(chosen);
    expect(filterChoices(hotels, { ...noFilters, places: ['Turku'] }, 'fi').places).toEqual([
      'Helsinki',
      'Turku',
      'Äkäslompolo',
    ]);
  });
});

describe('the view in the address', () => {
  const queryOf = (view: ListView) =>
    new URLSearchParams(
      Object.entries(listViewQuery(view, hotels)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    );

  it('is read back as it was written', () => {
    const view = {
      brands: ['solo'],
      places: ['Helsinki', 'Åbo'],
      traits: ['sauna'],
      sort: 'brand',
      hasMap: true,
    } as const;
    expect(readListView(queryOf(view), hotels)).toEqual(view);
  });

  it('means the same places in every language, and those of an address with names', () => {
    const swedish = hotels.map((each) => (each.city === 'Helsinki' ? { ...each, city: 'Helsingfors' } : each));
    const query = queryOf({ ...plainView, places: ['Helsinki', 'Äkäslompolo'] });
    expect(readListView(query, swedish).places).toEqual(['Helsingfors', 'Äkäslompolo']);
    expect(readListView(new URLSearchParams('place=Helsinki,Turku'), swedish).places).toEqual(['Helsingfors', 'Turku']);
  });

  it('is the default list when it says nothing, or nothing known', () => {
    expect(readListView(new URLSearchParams(), hotels)).toEqual(plainView);
    expect(readListView(new URLSearchParams('brand=ritz&wish=casino&sort=price&view=globe'), hotels)).toEqual(
      plainView,
    );
  });
});
