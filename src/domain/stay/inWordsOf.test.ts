import { hotelOffers } from '../content/testHotel';
import { money } from '../money';
import { priceDifference } from '../price/priceDifference';
import { priceOf } from '../price/requote';
import { inWordsOf } from './inWordsOf';
import { EMPTY_ROOM_CHOICE } from './roomChoice';
import type { PriceLine } from './roomOffer';
import { aChosenExtra, aNight, anOffer, aRate, aRoomType, aService } from './testOffers';

const pet = (label: string, amount: number): PriceLine => ({ ...aNight('2026-12-01', amount), kind: 'PET', label });
const offer = (label: string, petFee = 2000) =>
  anOffer({
    price: money(22000 + petFee),
    lines: [{ ...aNight('2026-12-01', 22000), label }, pet(`${label}: pet`, petFee)],
  });
const seen = {
  ...EMPTY_ROOM_CHOICE,
  room: aRoomType({ name: 'Perushuone' }),
  rate: aRate({ name: 'Joustava', description: 'Peruttavissa', includes: ['Aamiainen'] }),
  offer: offer('Yö'),
  extraServices: { breakfast: aChosenExtra({ name: 'Aamiainen' }) },
};
const answer = (petFee?: number) =>
  hotelOffers({
    offers: [offer('Night', petFee)],
    roomTypes: [aRoomType({ name: 'Standard room' })],
    rates: [aRate({ name: 'Flexible', description: 'Can be cancelled', includes: ['Breakfast'] })],
    extraServices: [aService({ name: 'Breakfast', unitPrice: money(9900) })],
  });

describe('choices after a change of language', () => {
  it('are called as the answer in the new language calls them, at the prices that were seen', () => {
    const [now] = inWordsOf([seen], answer(5000));
    expect(now?.room?.name).toBe('Standard room');
    expect(now?.rate).toMatchObject({ name: 'Flexible', description: 'Can be cancelled', includes: ['Breakfast'] });
    expect(now?.offer?.lines.map(({ label }) => label)).toEqual(['Night', 'Night: pet']);
    expect(now?.extraServices.breakfast?.name).toBe('Breakfast');
    expect(now && priceOf([now]).total).toEqual(priceOf([seen]).total);
  });

  it('keep the words that the answer does not have', () => {
    expect(inWordsOf([seen], hotelOffers())).toEqual([seen]);
    expect(inWordsOf([EMPTY_ROOM_CHOICE], answer())).toEqual([EMPTY_ROOM_CHOICE]);
  });

  it('show a changed line once in a difference of prices', () => {
    const words = inWordsOf([seen], answer(5000));
    const now = words.map((choice) => ({ ...choice, offer: offer('Night', 5000) }));
    const { lines } = priceDifference(priceOf(words), priceOf(now));
    expect(lines.map(({ kind }) => kind)).toEqual(['PET']);
  });
});
