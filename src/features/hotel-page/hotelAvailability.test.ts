import { aSearch } from '@/api/testSearch';
import { money } from '@/domain/money';
import type { OfferedStay } from '@/domain/search/offeredStay';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import type { SearchCriteria } from '@/domain/search/search';
import type { StayWish } from '@/domain/search/wishes';
import { freeOrFull } from './hotelAvailability';

const offer = (roomTypeRefId: string, rateCode: string, euros: number, more = {}) =>
  anOffer({ roomTypeRefId, rateCode, price: money(euros * 100), ...more });

const found: OfferedStay = {
  memberships: [],
  configurations: [{ id: 'room-0', roomIndex: 0 }],
  roomTypes: ['standard', 'superior', 'suite', 'members'].map((refId) => aRoomType({ refId })),
  rates: [
    aRate({ code: 'WEBBAR', breakfastIncluded: false }),
    aRate({ code: 'WEBBARV', breakfastIncluded: true }),
    aRate({ code: 'SAUNA', breakfastIncluded: true }),
  ],
  offers: [
    offer('standard', 'WEBBARV', 130),
    offer('standard', 'WEBBAR', 100),
    offer('standard', 'SAUNA', 150),
    offer('superior', 'WEBBARV', 160),
    offer('members', 'WEBBAR', 80, { restrictions: ['LOGIN_REQUIRED'] }),
  ],
};

const free = (search: Partial<SearchCriteria> = {}, stay = found) => {
  const { availability } = freeOrFull(stay, { nearestDates: [], unavailable: null }, aSearch(search), 0);
  if (availability.kind !== 'free') throw new Error('The hotel has rooms');
  return availability;
};
const priced = (wishes: readonly StayWish[] = [], planCode = '') => {
  const availability = free({ wishes, planCode });
  const { lowest, rooms, planSale } = availability;
  const euros = Object.fromEntries([...rooms].map(([refId, price]) => [refId, price.amount / 100]));
  return { lowest: lowest && lowest.amount / 100, rooms: euros, planSale };
};

describe('the prices of a hotel’s page', () => {
  it('are for each room type its lowest that this guest may book; a type without any has none', () => {
    expect(priced()).toEqual({ lowest: 100, rooms: { standard: 100, superior: 160 }, planSale: null });
  });

  it('are those that meet the wishes', () => {
    expect(priced(['breakfast'])).toMatchObject({ lowest: 130, rooms: { standard: 130, superior: 160 } });
  });

  it('are those of the offer that the guest came from, and the ordinary ones of rooms it is not sold for', () => {
    expect(priced([], 'SAUNA')).toEqual({ lowest: 150, rooms: { standard: 150, superior: 160 }, planSale: 'open' });
    expect(priced([], 'ADVANCE')).toMatchObject({ lowest: 100, rooms: { standard: 100 }, planSale: 'none' });
  });
});

describe('why there is no price', () => {
  const closed = { restrictions: ['LOGIN_REQUIRED'] as const };

  it('is said of each room type that is sold', () => {
    const stay = { ...found, offers: found.offers.filter(({ rateRefId }) => rateRefId !== 'SAUNA') };
    expect(Object.fromEntries(free({}, stay).unpriced)).toEqual({ members: ['LOGIN_REQUIRED'] });
    const plain = { ...found, offers: [offer('standard', 'WEBBARV', 130), offer('superior', 'WEBBAR', 100)] };
    expect(Object.fromEntries(free({ wishes: ['breakfast'] }, plain).unpriced)).toEqual({ superior: 'wishes' });
  });

  it.each([
    ['the wishes', [offer('standard', 'WEBBAR', 100), offer('suite', 'WEBBARV', 90, closed)], 'wishes'],
    ['the rates', [offer('standard', 'WEBBARV', 100, closed)], ['LOGIN_REQUIRED']],
  ] as const)('is known of the stay: %s', (_, offers, why) => {
    expect(free({ wishes: ['breakfast'] }, { ...found, offers })).toMatchObject({ lowest: null, whyNone: why });
  });

  it('is neither where the rooms run out', () => {
    const two = {
      ...found,
      configurations: [0, 1].map((roomIndex) => ({ id: `room-${roomIndex}`, roomIndex })),
      offers: ['room-0', 'room-1'].map((roomConfigurationId) =>
        offer('standard', 'WEBBAR', 100, { roomConfigurationId, roomsLeft: 1 }),
      ),
    };
    expect(free({}, two)).toMatchObject({ lowest: null, whyNone: [] });
  });
});

describe('what a code gives', () => {
  const withCode = (applied: readonly 'PROMOTION_CODE'[] | undefined) =>
    free({ promotionCode: 'TALVI' }, { ...found, offers: [offer('standard', 'WEBBAR', 100, { applied })] }).code;

  it('is its lowest price, that it has none, or not known', () => {
    expect(withCode(['PROMOTION_CODE'])).toEqual({ hasPrices: true, codePrice: money(10000) });
    expect(withCode([])).toEqual({ hasPrices: false, codePrice: null });
    expect(withCode(undefined)).toBeNull();
    expect(free().code).toBeNull();
  });
});
