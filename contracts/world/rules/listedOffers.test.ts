/** @jest-environment node */
import fc from 'fast-check';
import { choosableStay, lowestPrice, planSaleOf, stayAtPlan, stayPrice } from '@/domain/price/stayPrice';
import type { ChoosableStay } from '@/domain/price/stayPrice';
import { stayWishes } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';
import { testWorld } from '../../http/testWorld';
import type { Caller } from '../context';
import { customerByKey } from '../customers';
import { listedAnswer } from './listedOffers';
import { offeredStay } from './offeredStay';
import type { HotelAnswer, Search } from './search';
import { searchAvailability } from './searchAvailability';

const keys = { loyaltyTypes: [], rewardNight: false, promotionCode: null, companyCode: null, blockCode: null };
const two = { adults: 2, childAges: [], pets: 0 };
const base: Search = {
  destination: { kind: 'hotel', hotelId: '1001' },
  stay: { startDate: '2026-12-01', endDate: '2026-12-03' },
  rooms: [two],
  keys,
};
const searches: Readonly<Record<string, Search>> = {
  'one room': base,
  'two rooms': { ...base, rooms: [two, { ...two, adults: 1 }] },
  'three rooms with a code': { ...base, rooms: [two, two, two], keys: { ...keys, promotionCode: 'TALVI' } },
  'a code': { ...base, keys: { ...keys, promotionCode: 'TALVI' } },
  'a member': { ...base, keys: { ...keys, loyaltyTypes: ['ASOM'] } },
  'a member with a code': { ...base, keys: { ...keys, loyaltyTypes: ['ASOM'], promotionCode: 'TALVI' } },
};
const wishes: readonly (readonly StayWish[])[] = [[], ...stayWishes.map((wish) => [wish]), ['pet', 'breakfast']];

/** What a list shows of an answer: at any price, at a code's, at a rate's, before deadlines and after. */
function shownOf(answer: HotelAnswer, rateCode: string) {
  const found = offeredStay(answer);
  const whole = choosableStay(found);
  const ofPlan = stayAtPlan(whole, rateCode);
  const atCode = (stay: ChoosableStay): ChoosableStay => ({
    ...stay,
    rooms: stay.rooms.map((room) =>
      room.filter(
        ({ offer }) =>
          'record' in offer &&
          (offer as { record: HotelAnswer['offers'][number] }).record.plan.key.kind === 'promotion',
      ),
    ),
  });
  const stays = [whole, atCode(whole), ...(ofPlan ? [ofPlan, atCode(ofPlan)] : [])];
  return {
    sale: planSaleOf(found, rateCode),
    prices: stays.flatMap((stay) =>
      wishes.flatMap((wished) => [stayPrice(stay, wished, 0), stayPrice(stay, wished, Date.parse('2030-01-01'))]),
    ),
    lowest: stays.map((stay) => lowestPrice(stay, [])),
  };
}

describe('the offers that a list has', () => {
  const world = testWorld();

  it.each(Object.entries(searches))(
    'show what all would, whatever they cost and however many are left, for %s',
    (_name, search) => {
      const customer = search.keys.loyaltyTypes.includes('ASOM') ? customerByKey('asom') : null;
      const caller: Caller = { customer: customer ?? null, scopes: [], profile: null, twist: {}, from: '' };
      const found = searchAvailability(world.harness.world, caller, search);
      const [answer] = found.kind === 'found' ? found.hotels : [];
      if (!answer) throw new Error('No hotel');
      const types = answer.roomTypes.map(({ refId }) => refId);
      const priced = fc.record({
        prices: fc.array(fc.integer({ min: 1, max: 9 }), {
          minLength: answer.offers.length,
          maxLength: answer.offers.length,
        }),
        left: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: types.length, maxLength: types.length }),
        rateCode: fc.constantFrom(...answer.plans.map(({ code }) => code)),
      });
      let dropped = 0;
      fc.assert(
        fc.property(priced, ({ prices, left, rateCode }) => {
          const offers = answer.offers.map((offer, index) => ({
            ...offer,
            roomsLeft: left[types.indexOf(offer.roomType.refId)] ?? 1,
            price: { ...offer.price, total: { ...offer.price.total, amount: (prices[index] ?? 1) * 1000 } },
          }));
          const whole = { ...answer, offers };
          const listed = listedAnswer(whole, rateCode);
          dropped += offers.length - listed.offers.length;
          expect(shownOf(listed, rateCode)).toEqual(shownOf(whole, rateCode));
        }),
        { numRuns: 60 },
      );
      expect(dropped).toBeGreaterThan(0);
    },
  );
});
