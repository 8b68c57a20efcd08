import { render } from '@testing-library/react';
import { parseSearchQuery } from '@/domain/searchCriteria';
import { money } from '@/domain/money';
import type { Money } from '@/domain/money';
import { anOffer } from '@/domain/testOffers';
import type { appliedTerms } from '@/domain/roomOffer';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PriceTerms } from './PriceTerms';

type Applied = readonly (typeof appliedTerms)[number][];
const inPoints = (points: number) => money(points * 100, 'S_POINT');

function show(query: string, applied: Applied, lowest: Money = money(24000), points: Money | null = null) {
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <PriceTerms
        result={{
          offers: [anOffer({ applied: [] }), anOffer({ applied })],
          price: { lowest, lowestFree: null, blockedBy: [] },
        }}
        criteria={parseSearchQuery(new URLSearchParams(query), '2026-12-01')}
        points={points}
      />
    </TranslatorProvider>,
  );
  return container.textContent?.replace(/\u00a0/g, ' ');
}

describe('the terms of a hotel’s price', () => {
  it.each([
    ['promo=TALVI', ['PROMOTION_CODE'], 'Rates with TALVI'],
    ['promo=TALVI', [], 'No rates with TALVI: these are the ordinary prices'],
    ['company=YRITYS100', ['PROMOTION_CODE'], 'No rates with YRITYS100: these are the ordinary prices'],
    ['block=HAAT2026', ['BLOCK_CODE'], 'Rates with HAAT2026'],
    ['', ['ASOM'], ''],
  ] as const)('say what a code gives there: %s', (query, applied, words) => {
    expect(show(query, applied)).toBe(words);
  });

  it('say what a price in points leaves, or how many are lacking', () => {
    const enough = 'You have 60,000 S Points. This takes 40,000 S Points, and 20,000 S Points remain.';
    expect(show('reward=1', [], inPoints(40000), inPoints(60000))).toBe(enough);
    const missing = 'You have 60,000 S Points: 12,000 S Points too few.';
    expect(show('reward=1', [], inPoints(72000), inPoints(60000))).toBe(missing);
    expect(show('reward=1', [], inPoints(72000), null)).toBe('');
    expect(show('', [], money(24000), inPoints(60000))).toBe('');
  });
});
