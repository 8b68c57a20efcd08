import { money } from '@/domain/money';
import type { OfferedStay } from '@/domain/search/offeredStay';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
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

const priced = (wishes: readonly StayWish[] = [], planCode = '') => {
  const { availability } = freeOrFull(found, { nearestDates: [], unavailable: null }, { wishes, planCode }, 0);
  if (availability.kind !== 'free') throw new Error('The hotel has rooms');
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
