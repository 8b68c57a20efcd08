import { offers } from '../../contracts/world/content/offers';
import { cheapestNightOf } from '../../contracts/world/content/priceFrom';
import { startTestWorld } from '../../contracts/http/testGuest';
import type { TestWorld } from '../../contracts/http/testGuest';
import { askedCode, usesCode } from '@/domain/askedCode';
import { addDays } from '@/domain/localDate';
import { aSearch } from './testSearch';
import { offersOfV1 } from './v1/booking/testOffersV1';
import { offersOfV2 } from './v2/testOffersV2';

jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

let world: TestWorld;
const { fetch } = globalThis;
beforeAll(async () => {
  world = await startTestWorld();
  jest.spyOn(Date, 'now').mockImplementation(() => world.harness.world.now().getTime());
  globalThis.fetch = (url, init) => fetch(`${world.address}${String(url)}`, init);
});
afterAll(async () => {
  globalThis.fetch = fetch;
  jest.restoreAllMocks();
  await world.harness.close();
});

const coded = offers.filter(({ promotionCode }) => promotionCode !== null);

describe('the lowest price that an offer names', () => {
  it.each(coded.map((offer) => [offer.promotionCode ?? '', offer] as const))(
    'can be had with its code: %s',
    async (promotionCode, offer) => {
      const { now, seed } = world.harness.world;
      const night = cheapestNightOf(offer, now().toISOString().slice(0, 10), seed);
      if (!night) throw new Error('The offer names no price');
      const criteria = aSearch({
        destination: { kind: 'hotel', hotelId: night.hotelId },
        startDate: night.night,
        endDate: addDays(night.night, 1),
        promotionCode,
      });
      for (const found of [await offersOfV2(criteria), await offersOfV1(criteria)]) {
        if (!found.ok) throw new Error('The stay cannot be searched');
        const prices = found.value.offers
          .filter((each) => usesCode(each, askedCode(criteria)) && each.restrictions.length === 0)
          .map(({ price }) => price.amount);
        expect(Math.min(...prices)).toBe(night.amount);
      }
    },
  );
});
