import { aSearch } from '@/api/testSearch';
import { viewForSearch } from './viewOfResults';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-27' }));

const destinations = {
  hotels: [],
  places: [
    { id: 'lapland', kind: 'area', name: 'Lapland', otherNames: ['Lappi'], hotelIds: ['1', '2'] },
    { id: 'oulu', kind: 'city', name: 'Oulu', otherNames: ['Uleåborg'], hotelIds: ['1'] },
  ],
  collections: [],
} as const;
const shown = new URLSearchParams('place=Lappi&sort=price&brand=solo&city=Oulu&wish=sauna&pet=1');
const of = (placeName: string) => aSearch({ destination: { kind: 'place', placeName }, wishes: ['breakfast'] });

it('stays for other days, with the wishes of the search', () => {
  expect(viewForSearch(shown, destinations, of('Lapland'))).toEqual({
    brand: 'solo',
    city: 'Oulu',
    wish: 'sauna',
    pet: null,
    accessible: null,
    breakfast: '1',
    sort: 'price',
    view: null,
  });
});

it('loses its towns with their destination', () => {
  expect(viewForSearch(shown, destinations, of('Oulu'))).toMatchObject({ brand: 'solo', city: null, sort: 'price' });
});
