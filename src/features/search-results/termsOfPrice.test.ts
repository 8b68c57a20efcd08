import { money } from '@/domain/money';
import type { Money } from '@/domain/money';
import { parseSearchQuery } from '@/domain/search/searchCriteria';
import type { StayPrice } from '@/domain/price/stayPrice';
import { anOffer } from '@/domain/stay/testOffers';
import type { appliedTerms } from '@/domain/stay/roomOffer';
import { loadAllMessages } from '@/i18n/testMessages';
import { createTranslator } from '@/i18n/translator';
import { termsOfPrice } from './termsOfPrice';

type Applied = readonly (typeof appliedTerms)[number][];
const inPoints = (points: number) => money(points * 100, 'S_POINT');
const translator = createTranslator('en', loadAllMessages('en'));
const plain: StayPrice = {
  lowest: money(24000),
  lowestFree: null,
  lowestOfMembers: null,
  hasBreakfast: false,
  roomsLeft: null,
  blockedBy: [],
};

/** Without what every price says: how long, and that it cannot be cancelled. */
function show(
  query: string,
  applied: Applied,
  lowest: Money = money(24000),
  points: Money | null = null,
  codePrice: Money | null = null,
) {
  const criteria = parseSearchQuery(new URLSearchParams(query), '2026-12-01');
  const result = {
    codePrice,
    offers: [anOffer({ applied: [] }), anOffer({ applied })],
    price: { ...plain, lowest },
    planSale: null,
  };
  return termsOfPrice(result, criteria, points, translator)
    .slice(2)
    .map(({ text }) => text.replace(/\u00a0/g, ' '))
    .join();
}

const termsWith = (price: Partial<StayPrice>) =>
  termsOfPrice(
    { offers: [], price: { ...plain, ...price }, planSale: null, codePrice: null },
    parseSearchQuery(new URLSearchParams('from=2026-12-04&to=2026-12-06'), '2026-12-01'),
    null,
    translator,
  ).map(({ text }) => text);

describe('the terms of a hotel’s price', () => {
  it('say how long it is for, what is included and whether it can be cancelled', () => {
    expect(termsWith({})).toEqual(['2 nights, 1 room, taxes included', 'Cannot be cancelled']);
    expect(termsWith({ hasBreakfast: true, lowestFree: money(24000) })).toEqual([
      '2 nights, 1 room, taxes included',
      'Breakfast included',
      'Free cancellation',
    ]);
    expect(termsWith({ lowest: null })).toEqual([]);
  });

  it('say what members pay, to members only', () => {
    expect(termsWith({}).join()).not.toContain('member');
    expect(termsWith({ lowestOfMembers: money(27000) })).toContain('Your member rate: €270');
    expect(termsWith({ lowestOfMembers: money(24000) })).toContain('This is your member rate');
  });

  it('say how many rooms are left only when they are few', () => {
    expect(termsWith({ roomsLeft: 2 })).toContain('2 rooms left at this price');
    expect(termsWith({ roomsLeft: 1 })).toContain('1 room left at this price');
    expect(termsWith({ roomsLeft: 4 }).join()).not.toContain('left');
  });

  it.each([
    ['promo=TALVI', ['PROMOTION_CODE'], 'Rates with TALVI'],
    ['promo=TALVI', [], 'No rates with TALVI: these are the standard rates'],
    ['company=YRITYS100', ['PROMOTION_CODE'], 'No rates with YRITYS100: these are the standard rates'],
    ['block=HAAT2026', ['BLOCK_CODE'], 'Rates with HAAT2026'],
    ['', ['ASOM'], ''],
  ] as const)('say what a code gives there: %s', (query, applied, words) => {
    expect(show(query, applied)).toBe(words);
  });

  it('name the price of a code, which need not be the lowest', () => {
    const withCode = (euros: number) => show('promo=TALVI', ['PROMOTION_CODE'], money(24000), null, money(euros * 100));
    expect(withCode(300)).toBe('With TALVI from €300');
    expect(withCode(240)).toBe('Price with TALVI');
  });

  it.each([
    ['open', 'Your offer price'],
    ['none', 'Your offer is not available here on these dates: this is the standard rate'],
    ['closed', 'Your offer is for members: sign in to book at the offer price'],
  ] as const)('say whether they are those of the offer that the guest came from: %s', (planSale, words) => {
    const criteria = parseSearchQuery(new URLSearchParams('plan=SAUNA'), '2026-12-01');
    const texts = termsOfPrice(
      { offers: [anOffer()], price: plain, planSale, codePrice: null },
      criteria,
      null,
      translator,
    );
    expect(texts.map(({ text }) => text)).toContain(words);
  });

  it('say what a price in points leaves, or how many are lacking', () => {
    const enough = 'You have 60,000 S Points. This uses 40,000 S Points, leaving 20,000 S Points.';
    expect(show('reward=1', [], inPoints(40000), inPoints(60000))).toBe(enough);
    const missing = 'You have 60,000 S Points. You need 12,000 S Points more.';
    expect(show('reward=1', [], inPoints(72000), inPoints(60000))).toBe(missing);
    expect(show('reward=1', [], inPoints(72000), null)).toBe('');
    expect(show('', [], money(24000), inPoints(60000))).toBe('');
  });
});
