import { guaranteeOptions, orderOutcome } from './guarantee';
import { money } from '../money';
import type { AllowedGuarantee } from './payment';
import type { RatePlan, RestrictionReason } from '../rate/ratePlan';
import { aRate } from '../stay/testOffers';

const hotel = { cards: ['VISA', 'MASTERCARD'], banks: ['NORDEA', 'S_BANK'] } as const;
const nothing: AllowedGuarantee = { type: 'NONE', methods: ['NONE'], flows: ['NONE'] };
const card: AllowedGuarantee = { type: 'CARD_VERIFICATION', methods: ['CARD'], flows: ['WEB_TERMINAL'] };
const deposit: AllowedGuarantee = {
  type: 'DEPOSIT',
  methods: ['CARD', 'ONLINE_BANK'],
  flows: ['MERCHANT_HOSTED_WINDOW', 'WEB_TERMINAL', 'STORED_INSTRUMENT'],
};
const flexible = aRate({ code: 'BAR', allowedGuarantees: [deposit, card, nothing] });
const saver = aRate({ code: 'SAVER', depositRequirement: 'DEPOSIT_REQUIRED', allowedGuarantees: [deposit] });
const options = (
  rates: readonly RatePlan[],
  payments: Parameters<typeof guaranteeOptions>[1] = hotel,
  isForOther = false,
  restrictions: readonly RestrictionReason[] = [],
) =>
  guaranteeOptions(
    rates.map((rate) => ({ rate, offer: { restrictions } })),
    payments,
    isForOther,
  );
const short = (...asked: Parameters<typeof options>) =>
  options(...asked).map(({ type, method, flow }) => `${type} ${method} ${flow}`);

describe('guaranteeOptions', () => {
  it('lists what needs no credit first: nothing, own money, then cards', () => {
    expect(short([flexible])).toEqual([
      'NONE NONE NONE',
      'DEPOSIT ONLINE_BANK MERCHANT_HOSTED_WINDOW',
      'CARD_VERIFICATION CARD WEB_TERMINAL',
      'DEPOSIT CARD STORED_INSTRUMENT',
      'DEPOSIT CARD MERCHANT_HOSTED_WINDOW',
    ]);
  });

  it('offers no way to pay later for the stay of someone else, when the rate requires payment then', () => {
    const friends = aRate({
      code: 'FRNDS',
      restrictions: ['BOOKING_FOR_OTHER_REQUIRES_PAYMENT'],
      allowedGuarantees: [deposit, card, nothing],
    });
    const types = (isForOther: boolean, rate = friends) => [
      ...new Set(options([rate], hotel, isForOther).map(({ type }) => type)),
    ];
    expect(types(true)).toEqual(['DEPOSIT']);
    expect(types(false).sort()).toEqual(['CARD_VERIFICATION', 'DEPOSIT', 'NONE']);
    expect(types(true, flexible)).toContain('NONE');
  });

  it('offers what all the chosen rates have in common', () => {
    expect(short([flexible, saver])).toEqual([
      'DEPOSIT ONLINE_BANK MERCHANT_HOSTED_WINDOW',
      'DEPOSIT CARD STORED_INSTRUMENT',
      'DEPOSIT CARD MERCHANT_HOSTED_WINDOW',
    ]);
    expect(short([])).toEqual([]);
  });

  it('offers what the strictest rate wants when nothing is in common', () => {
    const held = aRate({ code: 'HELD', allowedGuarantees: [nothing] });
    expect(short([held, saver])).toEqual(short([saver]));
    expect(short([saver, held])).toEqual(short([saver]));
  });

  it('names the hotel’s banks and cards, and leaves out methods it does not take', () => {
    const [bank, byCard] = options([saver]);
    expect(bank).toMatchObject({ method: 'ONLINE_BANK', banks: ['NORDEA', 'S_BANK'], cards: [] });
    expect(byCard).toMatchObject({ method: 'CARD', banks: [], cards: ['VISA', 'MASTERCARD'] });
    expect(short([saver], { cards: [], banks: ['OP'] })).toEqual(['DEPOSIT ONLINE_BANK MERCHANT_HOSTED_WINDOW']);
  });

  it('lets only S-Bank pay for a rate or an offer that wants it, and no card', () => {
    const sBank = { ...saver, restrictions: ['ONLY_S_BANK_PAYMENTS'] as const };
    const offered = [options([saver, sBank]), options([saver], hotel, false, ['ONLY_S_BANK_PAYMENTS'])];
    for (const found of offered) {
      expect(found).toMatchObject([{ method: 'ONLINE_BANK', banks: ['S_BANK'] }]);
    }
    expect(short([sBank], { cards: [], banks: ['OP'] })).toEqual([]);
    expect(short([flexible], hotel, false, ['ONLY_S_BANK_PAYMENTS'])).toContain('NONE NONE NONE');
  });

  it('is paid ahead for someone else when the offer says so', () => {
    expect(short([flexible], hotel, true, ['BOOKING_FOR_OTHER_REQUIRES_PAYMENT'])).toEqual([
      'DEPOSIT ONLINE_BANK MERCHANT_HOSTED_WINDOW',
      'DEPOSIT CARD STORED_INSTRUMENT',
      'DEPOSIT CARD MERCHANT_HOSTED_WINDOW',
    ]);
  });

  it('puts points before money that is lent', () => {
    const points: AllowedGuarantee = { type: 'S_POINTS', methods: ['S_POINTS'], flows: [] };
    expect(short([aRate({ allowedGuarantees: [card, points] })])).toEqual([
      'S_POINTS S_POINTS NONE',
      'CARD_VERIFICATION CARD WEB_TERMINAL',
    ]);
  });

  it('leaves out combinations that make no sense', () => {
    const odd: AllowedGuarantee = { type: 'CARD_VERIFICATION', methods: ['ONLINE_BANK', 'CARD'], flows: ['NONE'] };
    expect(short([aRate({ allowedGuarantees: [odd] })])).toEqual([]);
  });
});

describe('orderOutcome', () => {
  it('decides the text of the button', () => {
    expect(orderOutcome({ type: 'DEPOSIT' }, money(100))).toBe('payNow');
    expect(orderOutcome({ type: 'CARD_VERIFICATION' }, money(100))).toBe('guaranteeByCard');
    expect(orderOutcome({ type: 'S_POINTS' }, money(100, 'S_POINT'))).toBe('payWithPoints');
    expect(orderOutcome({ type: 'NONE' }, money(100))).toBe('nothingDue');
    expect(orderOutcome({ type: 'DEPOSIT' }, money(0))).toBe('nothingDue');
  });
});
