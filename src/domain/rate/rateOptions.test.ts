import type { AskedCode } from '../search/askedCode';
import { money } from '../money';
import type { Money } from '../money';
import { rateOptions } from './rateOptions';
import { hotelOffers } from '../content/testHotel';
import { anOffer, aRate } from '../stay/testOffers';
import type { StayWish } from '../search/wishes';

const bar = aRate({ code: 'WEBBAR', breakfastIncluded: false });
const advance = aRate({ code: 'ADVANCE', breakfastIncluded: false });
const member = aRate({ code: 'MEMBER', loyaltyType: 'ASOM', breakfastIncluded: false });
const at = (rateCode: string, amount: number, more = {}) => anOffer({ rateCode, price: money(amount), ...more });

const inPoints = (amount: number) => money(amount, 'S_POINT');

const optionsOf = (
  found: ReturnType<typeof hotelOffers>,
  more: {
    readonly index?: number;
    readonly wishes?: readonly StayWish[];
    readonly isForOther?: boolean;
    readonly asked?: AskedCode;
    readonly points?: { readonly has: Money | null; readonly taken: Money };
  } = {},
) =>
  rateOptions(found, {
    index: 0,
    roomTypeRefId: 'standard',
    wishes: [],
    isForOther: false,
    asked: null,
    points: { has: null, taken: inPoints(0) },
    ...more,
  });

describe('rateOptions', () => {
  it('keeps the order of the hotel, prefers the standard rate and gives the difference to the lowest', () => {
    const found = hotelOffers({ rates: [advance, bar], offers: [at('WEBBAR', 12000), at('ADVANCE', 10000)] });
    expect(
      optionsOf(found).map(({ rate, isDefault, isLowest, more }) => [rate.code, isDefault, isLowest, more]),
    ).toEqual([
      ['ADVANCE', false, true, null],
      ['WEBBAR', true, false, money(2000)],
    ]);
  });

  it('prefers the rate of the code that was asked for, among those that meet the wishes', () => {
    const winter = aRate({ code: 'TALVI', breakfastIncluded: true });
    const found = hotelOffers({
      rates: [bar, winter],
      offers: [at('WEBBAR', 12000), at('TALVI', 10000, { applied: ['PROMOTION_CODE'] })],
    });
    const chosen = (asked?: AskedCode) => optionsOf(found, asked ? { asked } : {}).find(({ isDefault }) => isDefault);
    expect(chosen()?.rate.code).toBe('WEBBAR');
    expect(chosen({ term: 'PROMOTION_CODE', code: 'TALVI' })?.rate.code).toBe('TALVI');
    expect(chosen({ term: 'COMPANY_CODE', code: 'ACME' })?.rate.code).toBe('WEBBAR');
    // An offer that needs no code of the guest's names its plan.
    expect(chosen({ term: 'RATE_PLAN', code: 'TALVI' })?.rate.code).toBe('TALVI');
    expect(chosen({ term: 'RATE_PLAN', code: 'SAUNA' })?.rate.code).toBe('WEBBAR');
  });

  it('shows only rates that this room type is sold at in this room', () => {
    const found = hotelOffers({
      rates: [bar, advance, aRate({ code: 'OTHER' })],
      offers: [
        at('WEBBAR', 1),
        at('ADVANCE', 1, { roomTypeRefId: 'suite' }),
        at('OTHER', 1, { roomConfigurationId: 'room-1' }),
      ],
    });
    expect(optionsOf(found).map(({ rate }) => rate.code)).toEqual(['WEBBAR']);
    expect(optionsOf(found, { index: 1 })).toEqual([]);
  });

  it('shows a rate that needs more with its reason, but neither as the lowest nor as the default', () => {
    const found = hotelOffers({
      rates: [aRate({ code: 'BAR' }), advance],
      offers: [at('BAR', 8000, { restrictions: ['LOGIN_REQUIRED'] }), at('ADVANCE', 10000)],
    });
    // After those that this guest may book.
    const [open, blocked] = optionsOf(found);
    expect(blocked).toMatchObject({ blockedBy: ['LOGIN_REQUIRED'], isDefault: false, isLowest: false });
    expect(open).toMatchObject({ blockedBy: [], isDefault: true, isLowest: true, more: null });
  });

  it('hides the standard rates from a member who has better ones', () => {
    const found = hotelOffers({
      memberships: ['ASOM'],
      rates: [bar, member],
      offers: [at('WEBBAR', 12000), at('MEMBER', 9000)],
    });
    expect(optionsOf(found).map(({ rate }) => rate.code)).toEqual(['MEMBER']);
  });

  it('prefers a rate that meets the wish, as long as there is one', () => {
    const withBreakfast = aRate({ code: 'WEBBARV', breakfastIncluded: true });
    const found = hotelOffers({
      rates: [advance, bar, withBreakfast],
      offers: [at('ADVANCE', 1), at('WEBBAR', 2), at('WEBBARV', 3)],
    });
    const preferred = (of: typeof found) =>
      optionsOf(of, { wishes: ['breakfast', 'accessible'] }).find(({ isDefault }) => isDefault)?.rate.code;
    expect(preferred(found)).toBe('WEBBARV');
    expect(preferred({ ...found, rates: [advance, bar] })).toBe('WEBBAR');
  });

  it('blocks a personal rate when booking for someone else', () => {
    const personal = aRate({ code: 'STFF', restrictions: ['BOOKING_FOR_OTHER_NOT_ALLOWED'] });
    const found = hotelOffers({ rates: [personal, advance], offers: [at('STFF', 1), at('ADVANCE', 2)] });
    expect(optionsOf(found)[0]).toMatchObject({ blockedBy: [], isLowest: true });
    const [other, staff] = optionsOf(found, { isForOther: true });
    expect(staff).toMatchObject({ blockedBy: ['BOOKING_FOR_OTHER_NOT_ALLOWED'], isLowest: false });
    expect(other).toMatchObject({ isLowest: true, isDefault: true });
  });

  it('compares no points with euros', () => {
    const found = hotelOffers({
      rates: [bar, advance],
      offers: [at('WEBBAR', 12000), at('ADVANCE', 0, { price: money(900, 'S_POINT') })],
    });
    expect(optionsOf(found).map(({ isLowest, more }) => [isLowest, more])).toEqual([
      [true, null],
      [false, null],
    ]);
  });

  it('gives what a price in points leaves, and what is lacking with the other rooms', () => {
    const found = hotelOffers({ rates: [advance], offers: [at('ADVANCE', 0, { price: inPoints(900) })] });
    const [first] = optionsOf(found, { points: { has: inPoints(1000), taken: inPoints(0) } });
    expect(first).toMatchObject({ blockedBy: [], points: { has: inPoints(1000), left: inPoints(100) } });
    const [second] = optionsOf(found, { points: { has: inPoints(1000), taken: inPoints(900) } });
    expect(second).toMatchObject({ blockedBy: ['SUFFICIENT_S_POINTS_REQUIRED'], points: { left: inPoints(-800) } });
    expect(optionsOf(found)[0]).toMatchObject({ blockedBy: [], points: null });
  });

  it('compares a member rate with the public rate of the same terms, also where that is not shown', () => {
    const breakfast = aRate({ code: 'WEBBARV', breakfastIncluded: true });
    const found = hotelOffers({
      memberships: ['ASOM'],
      rates: [bar, breakfast, advance, member],
      offers: [at('WEBBAR', 12000), at('WEBBARV', 9500), at('ADVANCE', 15000), at('MEMBER', 9000)],
    });
    const options = optionsOf(found);
    expect(options.map(({ rate }) => rate.code)).not.toContain('WEBBAR');
    expect(options.find(({ rate }) => rate.code === 'MEMBER')?.saving).toEqual({ publicRate: bar, less: money(3000) });
    expect(options.find(({ rate }) => rate.code === 'ADVANCE')?.saving).toBeNull();
  });

  it.each([
    ['another deadline', at('WEBBAR', 12000, { cancel: { kind: 'free', until: '2026-12-01T16:00:00Z' } }), bar],
    ['a code', at('WEBBAR', 12000, { applied: ['PROMOTION_CODE'] }), bar],
    ['a condition', at('WEBBAR', 12000, { restrictions: ['LOGIN_REQUIRED'] }), bar],
    ['a deposit', at('WEBBAR', 12000), { ...bar, depositRequirement: 'DEPOSIT_REQUIRED' }],
    ['a lower price', at('WEBBAR', 9000), bar],
  ] as const)('compares a member rate with none that has %s', (_, offer, rate) => {
    const found = hotelOffers({ memberships: ['ASOM'], rates: [rate, member], offers: [offer, at('MEMBER', 9000)] });
    expect(optionsOf(found).find((option) => option.rate.code === 'MEMBER')?.saving).toBeNull();
  });

  it('has no default when every rate needs more', () => {
    const found = hotelOffers({ rates: [bar], offers: [at('WEBBAR', 1, { restrictions: ['S_CARD_REQUIRED'] })] });
    expect(optionsOf(found)).toEqual([
      expect.objectContaining({ isDefault: false, isLowest: false, blockedBy: ['S_CARD_REQUIRED'] }),
    ]);
  });
});
