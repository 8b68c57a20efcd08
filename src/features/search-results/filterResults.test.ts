import fc from 'fast-check';
import { brands } from '@/config/brands';
import { filterChoices, filterResults } from './filterResults';
import { noFilters, readResultView, resultViewQuery, sorts } from './resultView';
import { lowestOf, sortResults } from './sortResults';
import { hotelResultSample as sample } from './testing/hotelResultSample';

const idsOf = (results: readonly { readonly hotel: { readonly id: string } }[]) => results.map(({ hotel }) => hotel.id);

const hotels = [
  sample({ id: 'a', name: 'Zeta', brand: 'solo', euros: 150, breakfast: true, features: ['PET_ROOM'] }),
  sample({ id: 'b', name: 'Alfa', brand: 'original', city: 'Turku', euros: 90, features: ['ACCESSIBLE'] }),
  sample({ id: 'c', name: 'Beta', brand: 'original', euros: null }),
];

describe('filterResults', () => {
  it('keeps all without filters, and only what meets every one of them', () => {
    expect(idsOf(filterResults(hotels, noFilters))).toEqual(['a', 'b', 'c']);
    expect(idsOf(filterResults(hotels, { ...noFilters, brands: ['original'] }))).toEqual(['b', 'c']);
    expect(idsOf(filterResults(hotels, { ...noFilters, cities: ['Turku'] }))).toEqual(['b']);
    expect(idsOf(filterResults(hotels, { ...noFilters, pet: true }))).toEqual(['a']);
    expect(idsOf(filterResults(hotels, { ...noFilters, accessible: true }))).toEqual(['b']);
    expect(idsOf(filterResults(hotels, { ...noFilters, breakfast: true, pet: true }))).toEqual(['a']);
    expect(idsOf(filterResults(hotels, { ...noFilters, breakfast: true, accessible: true }))).toEqual([]);
  });

  it('offers as choices only what differs', () => {
    expect(filterChoices(hotels)).toEqual({ brands: ['original', 'solo'], cities: ['Helsinki', 'Turku'] });
    expect(filterChoices(hotels.slice(2))).toEqual({ brands: [], cities: [] });
  });
});

describe('sortResults', () => {
  it('sorts by price, by name and by brand, and puts the full hotels last', () => {
    expect(idsOf(sortResults(hotels, 'price'))).toEqual(['b', 'a', 'c']);
    expect(idsOf(sortResults(hotels, 'name'))).toEqual(['b', 'a', 'c']);
    expect(idsOf(sortResults(hotels, 'brand'))).toEqual(['b', 'a', 'c']);
  });

  it('recommends breakfast before the lowest price', () => {
    expect(idsOf(sortResults(hotels, 'recommended'))).toEqual(['a', 'b', 'c']);
  });

  it('loses and invents nobody, keeps equals in order, and never puts a full hotel before one with room', () => {
    const hotel = fc.record({
      name: fc.constantFrom('A', 'B', 'Ä'),
      brand: fc.constantFrom(...brands),
      euros: fc.option(fc.integer({ min: 50, max: 53 })),
      breakfast: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(hotel), fc.constantFrom(...sorts), (made, sort) => {
        const results = made.map((each, index) => sample({ ...each, id: String(index) }));
        const sorted = sortResults(results, sort);
        expect([...idsOf(sorted)].sort()).toEqual([...idsOf(results)].sort());
        const firstFull = sorted.findIndex(({ available }) => !available);
        if (firstFull >= 0) expect(sorted.slice(firstFull).some(({ available }) => available)).toBe(false);
        // What is sorted stays as it is.
        expect(idsOf(sortResults(sorted, sort))).toEqual(idsOf(sorted));
        const twins = (index: number) =>
          JSON.stringify({ ...made[index], name: sort === 'name' ? made[index]?.name : '' });
        sorted.forEach((result, at) => {
          const next = sorted[at + 1];
          if (next && twins(Number(result.hotel.id)) === twins(Number(next.hotel.id))) {
            expect(Number(result.hotel.id)).toBeLessThan(Number(next.hotel.id));
          }
        });
      }),
    );
  });

  it('names a lowest price only where there is something to compare', () => {
    expect(lowestOf(hotels)).toEqual({ amount: 9000, currency: 'EUR' });
    expect(lowestOf(hotels.slice(1))).toBeNull();
  });
});

describe('a view in an address', () => {
  it('reads back what it writes', () => {
    const view = readResultView(new URLSearchParams('brand=solo,heymo&city=Turku,Oulu&pet=1&sort=price&view=map'));
    expect(view).toMatchObject({ brands: ['solo', 'heymo'], cities: ['Turku', 'Oulu'], pet: true, breakfast: false });
    const query = Object.entries(resultViewQuery(view)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(readResultView(new URLSearchParams(query))).toEqual(view);
  });

  it('shows the recommended list when the address says nothing, or nonsense', () => {
    const plain = { ...noFilters, sort: 'recommended', shape: 'list' };
    expect(readResultView(new URLSearchParams())).toEqual(plain);
    expect(readResultView(new URLSearchParams('sort=magic&brand=acme&view=3d&pet=maybe'))).toEqual(plain);
  });
});
