import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { hasPrices } from './pricedSearch';

describe('the prices of days', () => {
  it.each([
    ['a stay at a place', 'place=Oulu', true],
    ['no place', '', false],
    ['a child whose age is not known', 'place=Oulu&children=1', false],
    ['a reward night', 'place=Oulu&reward=1', false],
    ['two codes, which cannot be booked together', 'place=Oulu&promo=TALVI&company=YRITYS100', false],
    ['one code', 'place=Oulu&promo=TALVI', true],
    ['the rate of an offer, which they are not', 'place=Oulu&plan=SAUNA', false],
  ])('exist, or not, for %s: %s', (_, query, expected) => {
    expect(hasPrices(parseSearchQuery(new URLSearchParams(query), '2026-12-01'))).toBe(expected);
  });
});
