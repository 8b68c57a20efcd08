import { aSearch } from '@/api/testSearch';
import { aHotel } from '@/domain/content/testHotel';
import { money } from '@/domain/money';
import type { HotelResult } from '@/domain/search/hotelOffers';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { placePrices } from './placePrices';

const translator = createTranslator('en', loadAllMessages('en'));

const hotel = (fields: Partial<HotelResult> = {}): HotelResult => ({
  hotel: aHotel({ id: 'kamppi' }),
  surroundings: { district: null, nearby: [] },
  available: true,
  nearestDates: [],
  unavailable: null,
  memberships: [],
  configurations: [{ id: 'room-0', roomIndex: 0 }],
  roomTypes: [aRoomType({ refId: 'standard' })],
  rates: [aRate({ code: 'WEBBAR', breakfastIncluded: false }), aRate({ code: 'SAUNA', breakfastIncluded: false })],
  offers: [anOffer({ roomTypeRefId: 'standard', rateCode: 'WEBBAR', price: money(12000) })],
  ...fields,
});
const without = (unavailable: HotelResult['unavailable']) => hotel({ available: false, offers: [], unavailable });

const priceOf = (result: HotelResult, search: Parameters<typeof aSearch>[0] = {}) =>
  placePrices([result], { criteria: aSearch(search), now: 0 }, translator).byHotel.kamppi;

describe('the price of a hotel on the page of its place', () => {
  it('is the lowest of the stay', () => expect(priceOf(hotel())).toBe('from €120'));

  it('is that of the offer that the guest came for, as in the results', () => {
    const [ordinary] = hotel().offers;
    if (!ordinary) throw new Error('The hotel has an offer');
    const ofPlan = anOffer({ roomTypeRefId: 'standard', rateCode: 'SAUNA', price: money(15000) });
    expect(priceOf(hotel({ offers: [ordinary, ofPlan] }), { planCode: 'SAUNA' })).toBe('from €150');
  });

  it.each([
    ['CLOSED', 'Closed on some of these dates'],
    ['FULL', 'Fully booked for these dates'],
    ['NO_PET_ROOMS', 'This hotel has no pet rooms'],
    ['TOO_FEW_ROOMS', '1 room is not enough for all of you'],
  ] as const)('is the reason where the hotel has no room: %s', (reason, words) => {
    expect(priceOf(without({ reason, rooms: null }))).toBe(words);
  });

  it('gives no reason where the API gives none', () => expect(priceOf(without(null))).toBe('No room for this search'));

  it('says who the rates are for where this guest may choose none', () => {
    const restrictions = ['LOGIN_REQUIRED', 'SUFFICIENT_S_POINTS_REQUIRED'] as const;
    const closed = hotel({
      offers: [anOffer({ roomTypeRefId: 'standard', rateCode: 'WEBBAR', price: money(12000), restrictions })],
    });
    expect(priceOf(closed)).toBe('This rate is for guests who have signed in.');
  });
});
