import fc from 'fast-check';
import { money } from '../money';
import { restrictionReasons } from './ratePlan';
import type { RatePlan } from './ratePlan';
import type { RoomOffer } from '../stay/roomOffer';
import { blockedBy, cheapestOffer, defaultRate, explainedBy, isBarRate, termsOf, visibleRates } from './rates';
import type { RatedOffer } from './rates';
import { anOffer, aRate } from '../stay/testOffers';

const free = (until: string) => ({ kind: 'free', until }) as const;
const evening = free('2026-12-01T16:00:00Z');

const sold = (
  code: string,
  euros: number,
  rate: Partial<RatePlan> = {},
  offer: Partial<RoomOffer> = {},
): RatedOffer => ({
  rate: aRate({ code, breakfastIncluded: false, ...rate }),
  offer: anOffer({ rateCode: code, price: money(euros * 100), cancel: evening, ...offer }),
});
const bar = sold('BAR', 100);
const saver = sold('SAVER', 86, { depositRequirement: 'DEPOSIT_REQUIRED' }, { cancel: { kind: 'none' } });
const member = sold('ASOM', 90, { loyaltyType: 'ASOM' });
const guest = { hasAsomMembership: false, isForOther: false, editing: false };
const asMember = { ...guest, hasAsomMembership: true };

const codes = (rates: readonly RatedOffer[]) => rates.map(({ rate }) => rate.code);
const shown = (rates: readonly RatedOffer[], viewer = guest) => codes(visibleRates(rates, viewer));

describe('the rates a guest is shown', () => {
  it('are all of them while no member rate is on offer', () => {
    expect(shown([bar, saver])).toEqual(['BAR', 'SAVER']);
  });

  it('leave the standard rate out for a member who has one as good', () => {
    expect(shown([bar, member, saver], asMember)).toEqual(['ASOM', 'SAVER']);
    expect(shown([bar, member, saver])).toEqual(['ASOM', 'SAVER']);
  });

  it.each(['WEBBAR', 'BAR', 'WEBBARV', 'BARV'])('take %s for a standard rate', (code) => {
    expect(isBarRate(code)).toBe(true);
    expect(shown([sold(code, 100), member], asMember)).toEqual(['ASOM']);
  });

  it.each(['BARX', 'bar', 'STFF', ''])('do not take %j for a standard rate', (code) => {
    expect(isBarRate(code)).toBe(false);
  });

  it('keep the flexible rate for a guest who asks as a member and is not signed in', () => {
    const closed = sold('ASOM', 90, { loyaltyType: 'ASOM' }, { restrictions: ['ASOM_REQUIRED', 'LOGIN_REQUIRED'] });
    expect(shown([bar, closed, saver], asMember)).toEqual(['BAR', 'ASOM', 'SAVER']);
  });

  it.each([
    ['dearer', sold('ASOM', 101, { loyaltyType: 'ASOM' })],
    ['cancelled no later', sold('ASOM', 90, { loyaltyType: 'ASOM' }, { cancel: free('2026-11-30T16:00:00Z') })],
    ['not to be cancelled', sold('ASOM', 90, { loyaltyType: 'ASOM' }, { cancel: { kind: 'none' } })],
    ['paid when booking', sold('ASOM', 90, { loyaltyType: 'ASOM', depositRequirement: 'DEPOSIT_REQUIRED' })],
    ['for points', sold('ASOM', 0, { loyaltyType: 'ASOM' }, { price: money(90, 'S_POINT') })],
  ])('keep the standard rate where the member’s own is %s', (_what, own) => {
    expect(shown([bar, own], asMember)).toEqual(['BAR', 'ASOM']);
  });

  it('keep the standard rate with breakfast where the member’s own has none', () => {
    expect(shown([sold('BARV', 120, { breakfastIncluded: true }), member], asMember)).toEqual(['BARV', 'ASOM']);
  });

  it('never leave a member without a rate', () => {
    expect(shown([bar], asMember)).toEqual(['BAR']);
    expect(shown([], asMember)).toEqual([]);
    expect(shown([bar, saver], asMember)).toEqual(['BAR', 'SAVER']);
  });

  it('never hide a rate from a member that no other replaces', () => {
    const any = fc
      .record({
        code: fc.constantFrom('BAR', 'WEBBARV', 'ASOM', 'SAVER'),
        euros: fc.integer({ min: 80, max: 120 }),
        breakfastIncluded: fc.boolean(),
        isFree: fc.boolean(),
        isClosed: fc.boolean(),
      })
      .map(({ code, euros, breakfastIncluded, isFree, isClosed }) =>
        sold(
          code,
          euros,
          { breakfastIncluded, loyaltyType: code === 'ASOM' ? 'ASOM' : 'NONE' },
          { cancel: isFree ? evening : { kind: 'none' }, restrictions: isClosed ? ['LOGIN_REQUIRED'] : [] },
        ),
      );
    const rates = fc.uniqueArray(any, { selector: ({ rate }) => rate.code });
    const openOf = (each: readonly RatedOffer[]) => each.filter((one) => blockedBy(one, guest).length === 0);
    const cheapest = (each: readonly RatedOffer[], need: (one: RatedOffer) => boolean) =>
      Math.min(
        ...openOf(each)
          .filter(need)
          .map(({ offer }) => offer.price.amount),
      );
    fc.assert(
      fc.property(rates, fc.boolean(), fc.boolean(), (all, withBreakfast, withCancel) => {
        const need = ({ rate, offer }: RatedOffer) =>
          (rate.breakfastIncluded || !withBreakfast) && (offer.cancel.kind === 'free' || !withCancel);
        expect(cheapest(visibleRates(all, asMember), need)).toBe(cheapest(all, need));
      }),
    );
  });

  it('of an edit need no deposit, which a guarantee is not', () => {
    const guaranteed = sold('GTD', 100, { depositRequirement: 'GUARANTEE_REQUIRED' });
    expect(shown([bar, saver, guaranteed], { ...guest, editing: true })).toEqual(['BAR', 'GTD']);
  });
});

describe('what keeps a rate from a guest', () => {
  it('is what the API lists as not met', () => {
    const closed = sold('SCARD', 90, {}, { restrictions: ['S_CARD_REQUIRED'] });
    expect(blockedBy(closed, guest)).toEqual(['S_CARD_REQUIRED']);
    expect(blockedBy(bar, guest)).toEqual([]);
  });

  it.each([
    ['ONLY_S_BANK_PAYMENTS', false],
    ['BOOKING_FOR_OTHER_REQUIRES_PAYMENT', false],
    ['BOOKING_FOR_OTHER_NOT_ALLOWED', true],
  ] as const)('is not %s, which binds the way of booking, unless it is for someone else: %s', (reason, isPersonal) => {
    const own = sold('STFF', 60, { restrictions: [reason] });
    expect(blockedBy(own, guest)).toEqual([]);
    expect(blockedBy(own, { isForOther: true })).toEqual(isPersonal ? [reason] : []);
    expect(termsOf(own.rate, own.offer)).toEqual([reason]);
    expect(termsOf(aRate(), anOffer({ restrictions: [reason] }))).toEqual([reason]);
  });

  it('is either a term or a block: every reason is known', () => {
    for (const reason of restrictionReasons) {
      const of = sold('X', 1, {}, { restrictions: [reason] });
      expect([...blockedBy(of, guest), ...termsOf(of.rate, of.offer)]).toEqual([reason]);
    }
  });
});

describe('the reasons to show', () => {
  it.each([
    [['ASOM_REQUIRED', 'LOGIN_REQUIRED'], ['ASOM_REQUIRED']],
    [['LOGIN_REQUIRED'], ['LOGIN_REQUIRED']],
    [['LOGIN_REQUIRED', 'SUFFICIENT_S_POINTS_REQUIRED'], ['LOGIN_REQUIRED']],
    [['SUFFICIENT_S_POINTS_REQUIRED'], ['SUFFICIENT_S_POINTS_REQUIRED']],
  ] as const)('of %j are %j', (reasons, shown) => {
    expect(explainedBy(reasons)).toEqual(shown);
  });
});

describe('defaultRate', () => {
  it('is the first standard rate, else the first', () => {
    const [webbar, savers, asom] = ['WEBBAR', 'SAVER', 'ASOM'].map((code) => ({ code }));
    expect(defaultRate([savers, webbar, { code: 'BAR' }].flatMap((rate) => rate ?? []))).toBe(webbar);
    expect(defaultRate([savers, asom].flatMap((rate) => rate ?? []))).toBe(savers);
    expect(defaultRate([])).toBeNull();
  });
});

describe('the cheapest offer', () => {
  const dear = anOffer({ rateCode: 'BAR', price: money(30000) });
  const cheap = anOffer({ rateCode: 'SAVER', price: money(20000) });

  it('is the first of those that cost the same', () => {
    const same = anOffer({ rateCode: 'OTHER', price: money(20000) });
    expect(cheapestOffer([dear, cheap, same])).toBe(cheap);
    expect(cheapestOffer([])).toBeNull();
  });

  it('does not take a small number of points for a small price', () => {
    expect(cheapestOffer([anOffer({ price: money(100, 'S_POINT') }), dear])).toBe(dear);
  });
});
