import fc from 'fast-check';
import type { RoomChoice } from './roomChoice';
import { money } from './money';
import { priceOf, requote } from './requote';
import { EMPTY_ROOM_CHOICE } from './roomChoice';
import { hotelOffers } from './testHotel';
import { aChosenExtra, anOffer, aRate, aRoomType, aService } from './testOffers';

const chosen = (amount: number, more: Partial<RoomChoice> = {}): RoomChoice => ({
  ...EMPTY_ROOM_CHOICE,
  room: aRoomType(),
  rate: aRate(),
  offer: anOffer({ price: money(amount) }),
  ...more,
});
/** Without breakfast. */
const plain = aRate({ breakfastIncluded: false });
const now = (amount: number, more = {}) => hotelOffers({ offers: [anOffer({ price: money(amount), ...more })] });

describe('requote', () => {
  it('is the same when the price is what the guest saw', () => {
    expect(requote([chosen(24000)], now(24000)).kind).toBe('same');
  });

  it('brings the price of today, however it changed, and leaves what was chosen alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }), (before, after) => {
        const choices = [chosen(before, { bathroomWish: 'BATH' })];
        const quote = requote(choices, now(after));
        if (quote.kind === 'gone') throw new Error('The room is on offer');
        expect(quote.kind).toBe(before === after ? 'same' : 'changed');
        expect(priceOf(quote.choices).total).toEqual(money(after));
        expect(quote.choices[0]?.bathroomWish).toBe('BATH');
        expect(priceOf(choices).total).toEqual(money(before));
      }),
    );
  });

  it('reports euros that became points', () => {
    expect(requote([chosen(24000)], now(0, { price: money(24000, 'S_POINT') })).kind).toBe('changed');
  });

  it.each([
    ['the room type is gone', hotelOffers()],
    ['the rate is gone', now(24000, { rateCode: 'ADVANCE' })],
    ['it is on offer for another room only', now(24000, { roomConfigurationId: 'room-1' })],
    ['no room is left', now(24000, { roomsLeft: 0 })],
  ])('names the room that cannot be booked any more: %s', (_why, found) => {
    expect(requote([chosen(24000)], found)).toEqual({ kind: 'gone', roomIndexes: [0] });
  });

  it('needs as many rooms of a type as the guest chose', () => {
    const two = [chosen(24000), chosen(24000)];
    const configurations = [0, 1].map((roomIndex) => ({
      id: `room-${roomIndex}`,
      roomIndex,
      adults: 1,
      childAges: [],
      pets: 0,
    }));
    const left = (roomsLeft: number | null) =>
      hotelOffers({
        configurations,
        offers: configurations.map(({ id }) => anOffer({ roomConfigurationId: id, roomsLeft })),
      });
    expect(requote(two, left(0))).toEqual({ kind: 'gone', roomIndexes: [0, 1] });
    expect(requote(two, left(1))).toEqual({ kind: 'gone', roomIndexes: [1] });
    expect(requote(two, left(2)).kind).toBe('same');
    expect(requote(two, left(null)).kind).toBe('same');
  });

  it('brings the price of extras too, and leaves out what is no longer sold', () => {
    const extraServices = { breakfast: aChosenExtra(), robe: aChosenExtra({ id: 'robe', quantity: 1 }) };
    const found = { ...now(24000), extraServices: [aService({ unitPrice: money(1500), vatRate: 1400 })] };
    const quote = requote([chosen(24000, { extraServices, rate: plain })], found);
    if (quote.kind === 'gone') throw new Error('The room is on offer');
    expect(quote.kind).toBe('changed');
    expect(quote.choices[0]?.extraServices).toEqual({ breakfast: aChosenExtra({ expectedUnitPrice: money(1500) }) });
    expect(priceOf(quote.choices).total).toEqual(money(27000));
  });

  it('notices another price of extras beside a stay in points', () => {
    const points = money(50000, 'S_POINT');
    const extraServices = { breakfast: aChosenExtra() };
    const choice = chosen(0, { offer: anOffer({ price: points }), extraServices, rate: plain });
    const at = (amount: number) => ({
      ...now(0, { price: points }),
      extraServices: [aService({ unitPrice: money(amount) })],
    });
    expect(requote([choice], at(1250)).kind).toBe('same');
    expect(requote([choice], at(1300)).kind).toBe('changed');
  });
});

describe('priceOf', () => {
  it('counts rooms without an offer as nothing yet', () => {
    expect(priceOf([EMPTY_ROOM_CHOICE, chosen(24000, { extraServices: { breakfast: aChosenExtra() } })]).total).toEqual(
      money(26500),
    );
  });
});
