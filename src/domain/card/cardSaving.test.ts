import { cardSaving } from './cardSaving';
import { money } from '../money';
import type { OfferedStay } from '../search/offeredStay';
import type { RatePlan } from '../rate/ratePlan';
import type { RoomOffer } from '../stay/roomOffer';
import { anOffer, aRate, aRoomType } from '../stay/testOffers';

const until = { kind: 'free', until: '2026-12-01T18:00:00+02:00' } as const;
const card = aRate({
  refId: 'CARD',
  loyaltyType: 'S_CARD',
  depositRequirement: 'GUARANTEE_REQUIRED',
  restrictions: ['S_CARD_REQUIRED', 'LOGIN_REQUIRED'],
});
const cheap = aRate({ refId: 'PREPAID', depositRequirement: 'DEPOSIT_REQUIRED' });
const flexible = aRate({ refId: 'BAR' });

const at = (rate: RatePlan, amount: number, fields: Partial<RoomOffer> = {}) =>
  anOffer({
    rateRefId: rate.refId,
    price: money(amount),
    cancel: until,
    restrictions: rate.restrictions,
    ...fields,
  });
const stay = (offers: readonly RoomOffer[], fields: Partial<OfferedStay> = {}): OfferedStay => ({
  configurations: [{ id: 'room-0', roomIndex: 0 }],
  roomTypes: [aRoomType()],
  rates: [flexible, cheap, card],
  memberships: ['S_CARD'],
  offers,
  ...fields,
});
const usual = [at(flexible, 20_000), at(cheap, 15_000, { cancel: { kind: 'none' } }), at(card, 17_600)];

describe('what the card saves on a stay', () => {
  it('is the difference to the public price of the same terms, not to the cheapest or the dearest', () => {
    expect(cardSaving(stay(usual))).toEqual({
      publicPrice: money(20_000),
      cardPrice: money(17_600),
      less: money(2_400),
      needsGuarantee: true,
    });
  });

  it('is of the cheapest room that both prices are for, and of every room of the party', () => {
    const rooms = [
      ...usual,
      at(flexible, 40_000, { roomTypeRefId: 'suite' }),
      at(card, 10_000, { roomTypeRefId: 'suite' }),
    ];
    const second = usual.map((offer) => ({ ...offer, roomConfigurationId: 'room-1' }));
    const configurations = [
      { id: 'room-0', roomIndex: 0 },
      { id: 'room-1', roomIndex: 1 },
    ];
    const roomTypes = [aRoomType(), aRoomType({ refId: 'suite' })];
    expect(cardSaving(stay([...rooms, ...second], { configurations, roomTypes }))?.less).toEqual(money(4_800));
    expect(cardSaving(stay(rooms, { configurations, roomTypes }))).toBeNull();
  });

  it.each([
    ['the card has no price', [at(flexible, 20_000)]],
    ['breakfast differs', [at({ ...flexible, refId: 'BARE' }, 20_000), at(card, 17_600)]],
    ['it is cancelled otherwise', [at(flexible, 20_000), at(card, 17_600, { cancel: { kind: 'none' } })]],
    ['one is paid ahead', [at(cheap, 20_000), at(card, 17_600)]],
    ['the card is dearer', [at(flexible, 20_000), at(card, 20_000)]],
    ['the card price needs more', [at(flexible, 20_000), at(card, 17_600, { restrictions: ['ONLY_S_BANK_PAYMENTS'] })]],
    ['it is paid in points', [at(flexible, 20_000), at(card, 17_600, { price: money(9_000, 'S_POINT') })]],
    ['a code made the public price', [at(flexible, 20_000, { applied: ['PROMOTION_CODE'] }), at(card, 17_600)]],
  ])('is not known when %s', (_, offers) => {
    const rates = [flexible, cheap, card, aRate({ refId: 'BARE', breakfastIncluded: false })];
    expect(cardSaving(stay(offers, { rates }))).toBeNull();
  });
});
