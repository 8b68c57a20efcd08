import fc from 'fast-check';
import type { RoomChoice } from '../stay/roomChoice';
import type { HotelOffers } from '../search/hotelOffers';
import { money } from '../money';
import { offerChange, priceOf, requote as requoteFor } from './requote';
import { EMPTY_ROOM_CHOICE } from '../stay/roomChoice';
import { hotelOffers } from '../content/testHotel';
import { aChosenExtra, anOffer, aRate, aRoomType, aService } from '../stay/testOffers';

const guest = { isForOther: false, isSignedIn: false };
const requote = (choices: readonly RoomChoice[], found: HotelOffers, asking = guest) =>
  requoteFor(choices, found, asking);
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
    expect(requote([chosen(24000)], found)).toEqual({ kind: 'gone', rooms: [{ roomIndex: 0, closedBy: [] }] });
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
    const taken = (roomIndex: number) => ({ roomIndex, closedBy: [] });
    expect(requote(two, left(0))).toEqual({ kind: 'gone', rooms: [taken(0), taken(1)] });
    expect(requote(two, left(1))).toEqual({ kind: 'gone', rooms: [taken(1)] });
    expect(requote(two, left(2)).kind).toBe('same');
    expect(requote(two, left(null)).kind).toBe('same');
  });

  describe('a rate for members', () => {
    const member = aRate({ loyaltyType: 'ASOM', restrictions: ['ASOM_REQUIRED', 'LOGIN_REQUIRED'] });
    const asked = (memberships: HotelOffers['memberships'], offers: HotelOffers['offers'] = []) => ({
      ...hotelOffers({ offers }),
      memberships,
    });
    const choice = chosen(24000, { rate: member });
    const signedIn = { isForOther: false, isSignedIn: true };
    const lost = (found: HotelOffers, asking = guest) => {
      const quote = requote([choice], found, asking);
      return quote.kind === 'gone' ? quote.rooms.map(({ closedBy }) => closedBy) : quote.kind;
    };

    it('is closed, and its room not gone, to a guest who is not signed in any more', () => {
      expect(lost(asked([]))).toEqual([['ASOM_REQUIRED', 'LOGIN_REQUIRED']]);
      const blocked = anOffer({ restrictions: ['ASOM_REQUIRED', 'LOGIN_REQUIRED'] });
      expect(lost(asked([], [blocked]))).toEqual([['ASOM_REQUIRED', 'LOGIN_REQUIRED']]);
    });

    it('is closed to a customer whose membership has ended, or whose points do not suffice', () => {
      expect(lost(asked([]), signedIn)).toEqual([['ASOM_REQUIRED']]);
      const poor = anOffer({ restrictions: ['SUFFICIENT_S_POINTS_REQUIRED'] });
      expect(lost(asked(['ASOM'], [poor]), signedIn)).toEqual([['SUFFICIENT_S_POINTS_REQUIRED']]);
    });

    it('is gone when the answer was asked as a member and lacks it', () => {
      expect(lost(asked(['ASOM']), signedIn)).toEqual([[]]);
    });
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

  it('notices an extra without a price that is no longer sold, or not as many', () => {
    const voucher = { id: 'spa', name: 'Spa voucher', type: 'ROOM', unitPrice: money(0) } as const;
    const chosenVouchers = aChosenExtra({ id: 'spa', name: 'Spa voucher', type: 'ROOM', expectedUnitPrice: money(0) });
    const choices = [chosen(24000, { extraServices: { spa: chosenVouchers }, rate: plain })];
    const selling = (count: number | null) =>
      requote(choices, { ...now(24000), extraServices: count === null ? [] : [aService({ ...voucher, count })] });
    expect(selling(2).kind).toBe('same');
    const fewer = (quantity: number) => [{ roomIndex: 0, extras: [{ name: 'Spa voucher', quantity }] }];
    expect(selling(1)).toMatchObject({ kind: 'changed', lost: fewer(1) });
    const gone = selling(null);
    expect(gone).toMatchObject({ kind: 'changed', lost: fewer(2), choices: [{ extraServices: {} }] });
    if (gone.kind === 'gone') throw new Error('The room is on offer');
    expect(offerChange(choices, null, gone, null)).toMatchObject({ lost: fewer(2) });
    // Nothing is lost once the guest has accepted it.
    expect(requote(gone.choices, { ...now(24000), extraServices: [] }).kind).toBe('same');
  });

  it('names no extra as lost whose price shows that', () => {
    const extraServices = { breakfast: aChosenExtra() };
    const quote = requote([chosen(24000, { extraServices, rate: plain })], { ...now(24000), extraServices: [] });
    expect(quote).toMatchObject({ kind: 'changed', lost: [] });
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

describe('offerChange', () => {
  const changeTo = (amount: number, agreed: number | null, asked: number | null = null) => {
    const quote = requote([chosen(24000)], now(amount));
    if (quote.kind === 'gone') throw new Error('The room is on offer');
    return offerChange(
      [chosen(24000)],
      agreed === null ? null : money(agreed),
      quote,
      asked === null ? null : money(asked),
    );
  };

  it('is nothing once the search has the total that the guest agreed to', () => {
    expect(changeTo(25000, 25000)).toBeNull();
    expect(changeTo(25000, null)).toMatchObject({ agreedTotal: null });
    expect(changeTo(26000, 25000)).toMatchObject({ agreedTotal: null });
  });

  it('asks about the total of a refusal, which the search may not have yet', () => {
    expect(changeTo(24000, null, 25000)).toMatchObject({ agreedTotal: money(25000) });
    expect(changeTo(24000, null)).toBeNull();
  });
});

describe('priceOf', () => {
  it('counts rooms without an offer as nothing yet', () => {
    expect(priceOf([EMPTY_ROOM_CHOICE, chosen(24000, { extraServices: { breakfast: aChosenExtra() } })]).total).toEqual(
      money(26500),
    );
  });
});
