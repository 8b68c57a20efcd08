import fc from 'fast-check';
import type { StayWish } from '@/domain/search/wishes';
import { brands } from '@/domain/content/hotel';
import { filterChoices, filterResults } from './filterResults';
import { hotelSorts } from '@/domain/search/hotelOrder';
import { noFilters, readResultView, resultViewQuery } from './resultView';
import type { ResultFilters } from './resultView';
import { lowestOf, sortResults } from './sortResults';
import { choosableResults, pricedResults } from './pricedResults';
import type { ListedResult } from './pricedResults';
import { hotelResultSample } from './testing/hotelResultSample';

const idsOf = (results: readonly { readonly hotel: { readonly id: string } }[]) => results.map(({ hotel }) => hotel.id);

const noCodes = { promotionCode: '', companyCode: '', blockCode: '', planCode: '' };
const now = Date.parse('2026-11-20T10:00:00Z');
const priced = (results: readonly ListedResult[], wishes: readonly StayWish[] = []) =>
  pricedResults(choosableResults(results, noCodes), wishes, now);

const samples = [
  hotelResultSample({
    id: 'a',
    name: 'Zeta',
    brand: 'solo',
    euros: 150,
    breakfastFor: 30,
    features: ['PET_ROOM'],
    traits: ['sauna', 'restaurant'],
  }),
  hotelResultSample({
    id: 'b',
    name: 'Alfa',
    brand: 'original',
    city: 'Turku',
    euros: 90,
    features: ['ACCESSIBLE'],
    traits: ['sauna'],
  }),
  hotelResultSample({ id: 'c', name: 'Beta', brand: 'original', euros: null, traits: ['sauna'] }),
];
const hotels = priced(samples);

describe('filterResults', () => {
  it('keeps all hotels without filters, and only those that meet every filter', () => {
    expect(idsOf(filterResults(hotels, noFilters))).toEqual(['a', 'b', 'c']);
    expect(idsOf(filterResults(hotels, { ...noFilters, brands: ['original'] }))).toEqual(['b', 'c']);
    expect(idsOf(filterResults(hotels, { ...noFilters, cities: ['Turku'] }))).toEqual(['b']);
    const wishing = (...wishes: readonly StayWish[]) =>
      idsOf(filterResults(priced(samples, wishes), { ...noFilters, wishes }));
    expect(wishing('pet')).toEqual(['a']);
    expect(wishing('accessible')).toEqual(['b']);
    expect(wishing('breakfast', 'pet')).toEqual(['a']);
    expect(wishing('breakfast', 'accessible')).toEqual([]);
  });

  it('offers only filters with a choice, each with the hotels that it leaves and their lowest price', () => {
    const shown = (filters: Partial<ResultFilters> = {}, of = hotels) =>
      Object.values(filterChoices(of, { ...noFilters, ...filters }))
        .flat()
        .map(({ value, isOn, count, from }) => `${isOn ? '+' : ''}${value} ${count} ${from ? from.amount / 100 : '-'}`);
    expect(shown()).toEqual([
      'pet 1 150',
      'accessible 1 90',
      'breakfast 1 180',
      'sauna 2 90',
      'restaurant 1 150',
      'original 1 90',
      'solo 1 150',
      'Helsinki 1 150',
      'Turku 1 90',
    ]);
    // Wishes add up; of brands and places, each stands for what it would leave instead.
    expect(shown({ wishes: ['pet'] }).slice(0, 3)).toEqual(['+pet 1 150', 'accessible 0 -', 'breakfast 1 180']);
    expect(shown({ traits: ['restaurant'], brands: ['original'] })).toEqual(
      expect.arrayContaining(['sauna 0 -', '+restaurant 0 -', '+original 0 -', 'solo 1 150']),
    );
    expect(shown({}, hotels.slice(2))).toEqual(['sauna 0 -']);
    expect(shown({ traits: ['meetings'] }, hotels.slice(2))).toContain('+meetings 0 -');
  });

  it('offers the brands and places that are chosen, so that they can be taken back', () => {
    const { brands: ofBrands, cities } = filterChoices(hotels.slice(2), {
      ...noFilters,
      brands: ['heymo'],
      cities: ['Helsingfors'],
    });
    expect([...ofBrands, ...cities]).toMatchObject([
      { value: 'heymo', isOn: true, count: 0 },
      { value: 'Helsingfors', isOn: true, count: 0 },
    ]);
  });

  it('keeps only houses with all that is asked of them', () => {
    expect(idsOf(filterResults(hotels, { ...noFilters, traits: ['sauna'] }))).toEqual(['a', 'b', 'c']);
    expect(idsOf(filterResults(hotels, { ...noFilters, traits: ['sauna', 'restaurant'] }))).toEqual(['a']);
  });
});

describe('the price of a hotel', () => {
  it('is that of the stay with the guest’s wishes', () => {
    const prices = (wishes: readonly StayWish[]) =>
      priced(samples, wishes).map(({ price }) => price.lowest?.amount ?? null);
    expect(prices([])).toEqual([15000, 9000, null]);
    expect(prices(['breakfast'])).toEqual([18000, null, null]);
  });

  it('is null for a guest who may not choose any rate', () => {
    const closed = hotelResultSample({ restrictions: ['SUFFICIENT_S_POINTS_REQUIRED'] });
    expect(priced([closed])[0]?.price).toEqual({
      lowest: null,
      lowestFree: null,
      lowestOfMembers: null,
      hasBreakfast: false,
      roomsLeft: null,
      blockedBy: ['SUFFICIENT_S_POINTS_REQUIRED'],
    });
  });
});

describe('sortResults', () => {
  it('sorts by price, by name and by brand, with full hotels last', () => {
    expect(idsOf(sortResults(hotels, 'price'))).toEqual(['b', 'a', 'c']);
    expect(idsOf(sortResults(hotels, 'name'))).toEqual(['b', 'a', 'c']);
    expect(idsOf(sortResults(hotels, 'brand'))).toEqual(['b', 'a', 'c']);
  });

  it('recommends breakfast before the lowest price', () => {
    expect(idsOf(sortResults(hotels, 'recommended'))).toEqual(['a', 'b', 'c']);
  });

  it('keeps every hotel once, keeps equal ones in order, and puts no full hotel before one with room', () => {
    const hotel = fc.record({
      name: fc.constantFrom('A', 'B', 'Ä'),
      brand: fc.constantFrom(...brands),
      euros: fc.option(fc.integer({ min: 50, max: 53 })),
      breakfastFor: fc.option(fc.constant(20), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(hotel), fc.constantFrom(...hotelSorts), (made, sort) => {
        const results = priced(made.map((each, index) => hotelResultSample({ ...each, id: String(index) })));
        const sorted = sortResults(results, sort);
        expect([...idsOf(sorted)].sort()).toEqual([...idsOf(results)].sort());
        const firstFull = sorted.findIndex(({ available }) => !available);
        if (firstFull >= 0) expect(sorted.slice(firstFull).some(({ available }) => available)).toBe(false);
        // The input is not changed.
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

  it('gives a lowest price only where there are several to compare', () => {
    expect(lowestOf(hotels)).toEqual({ amount: 9000, currency: 'EUR' });
    expect(lowestOf(hotels.slice(1))).toBeNull();
  });
});

describe('the view in an address', () => {
  it('is read back as it was written', () => {
    const view = readResultView(
      new URLSearchParams('brand=solo,heymo&city=Turku,Oulu&pet=1&wish=sauna,magic&sort=price&view=map'),
    );
    expect(view).toMatchObject({
      brands: ['solo', 'heymo'],
      cities: ['Turku', 'Oulu'],
      wishes: ['pet'],
      traits: ['sauna'],
    });
    const query = Object.entries(resultViewQuery(view)).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    expect(readResultView(new URLSearchParams(query))).toEqual(view);
  });

  it('is the recommended list when the address has no view or an unknown one', () => {
    const plain = { ...noFilters, sort: 'recommended', shape: 'list' };
    expect(readResultView(new URLSearchParams())).toEqual(plain);
    expect(readResultView(new URLSearchParams('sort=magic&brand=acme&view=3d&pet=maybe'))).toEqual(plain);
  });
});

describe('the hotels for a guest who came from an offer', () => {
  it('have the price of its rate plan where they sell it, and their own elsewhere', () => {
    const withPlan = pricedResults(choosableResults(samples, { ...noCodes, planCode: 'WEBBARV' }), [], now);
    expect(withPlan.map(({ hotel, planSale, price }) => [hotel.id, planSale, price.lowest?.amount])).toEqual([
      ['a', 'open', 18000],
      ['b', 'none', 9000],
      ['c', 'none', undefined],
    ]);
  });
});
