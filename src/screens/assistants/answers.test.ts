import { hotelOffers } from '@/domain/content/testHotel';
import { money } from '@/domain/money';
import { anOffer, aRate, aRoomType } from '@/domain/stay/testOffers';
import { readAskedStay } from './askedStay';
import type { AskedStay } from './askedStay';
import { hotelsAnswer } from './hotelsAnswer';
import { roomsAnswer } from './roomsAnswer';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-02' }));

const seen = { roomsPage: () => 'https://sarastus.example/rooms', now: Date.parse('2026-11-02T09:00:00+02:00') };
const asked = readAskedStay({ hotel: '1001', from: '2026-12-01', to: '2026-12-03' }, 'hotel') as AskedStay;
const measures = {
  doorWidth: 90,
  turningSpace: 150,
  spaceBesideBed: 120,
  bedHeight: 52,
  stepFreeShower: true,
  grabBars: true,
  vibratingAlarm: false,
};

/** A room that costs 100 euros, and 120 with free cancellation. */
const offers = hotelOffers({
  roomTypes: [aRoomType({ refId: 'STD', name: 'Standard', accessibility: measures })],
  rates: [aRate({ code: 'BAR', breakfastIncluded: false }), aRate({ code: 'FLEX', breakfastIncluded: true })],
  offers: [
    anOffer({ roomTypeRefId: 'STD', rateCode: 'BAR', price: money(10000), cancel: { kind: 'none' } }),
    anOffer({
      roomTypeRefId: 'STD',
      rateCode: 'FLEX',
      price: money(12000),
      cancel: { kind: 'free', until: '2026-12-01T18:00:00+02:00' },
    }),
  ],
});

const prices = { totalPrice: '100.00 EUR', totalPriceWithFreeCancellation: '120.00 EUR' };

it('a hotel has its lowest price, that with free cancellation, and its rooms’ page', () => {
  const result = { ...offers, surroundings: { district: 'Kallio', nearby: [] } };
  expect(hotelsAnswer({ hotels: [result], issues: [] }, asked, seen).hotels).toMatchObject([
    {
      ...prices,
      id: offers.hotel.id,
      district: 'Kallio',
      breakfastIncluded: false,
      whyNot: null,
      roomsPage: seen.roomsPage(),
    },
  ]);
});

it('a hotel without room says why not', () => {
  const full = { ...offers, offers: [], unavailable: { reason: 'FULL', rooms: null } as const };
  const result = { ...full, surroundings: { district: null, nearby: [] } };
  expect(hotelsAnswer({ hotels: [result], issues: [] }, asked, seen).hotels).toMatchObject([
    { totalPrice: null, totalPriceWithFreeCancellation: null, whyNot: 'FULL' },
  ]);
  expect(roomsAnswer(full, asked, seen)).toMatchObject({ whyNot: 'FULL', rooms: [[]] });
});

it('a room has its measures, its prices, and whether the lowest is cancelled free', () => {
  expect(roomsAnswer(offers, asked, seen).rooms).toMatchObject([
    [{ ...prices, name: 'Standard', accessibility: measures, canBeCancelledFree: false, whyNot: [] }],
  ]);
});
