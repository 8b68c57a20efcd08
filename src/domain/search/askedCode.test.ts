import { askedCode, hasCodePrices, usesCode } from './askedCode';

const none = { promotionCode: '', companyCode: '', blockCode: '', planCode: '' };
const talvi = askedCode({ ...none, promotionCode: 'TALVI' });

describe('the code of a search', () => {
  it.each([
    [{ promotionCode: 'TALVI' }, 'PROMOTION_CODE', 'TALVI'],
    [{ companyCode: 'YRITYS100' }, 'COMPANY_CODE', 'YRITYS100'],
    [{ blockCode: 'HAAT2026' }, 'BLOCK_CODE', 'HAAT2026'],
    [{ planCode: 'ADVANCE' }, 'RATE_PLAN', 'ADVANCE'],
    // The guest gave it after they came from an offer.
    [{ planCode: 'ADVANCE', companyCode: 'YRITYS100' }, 'COMPANY_CODE', 'YRITYS100'],
  ])('is one of its kind: %j', (codes, term, code) => {
    expect(askedCode({ ...none, ...codes })).toEqual({ term, code });
  });

  it('is missing without any', () => {
    expect(askedCode(none)).toBeNull();
    expect(usesCode({ applied: ['PROMOTION_CODE'] }, null)).toBe(false);
  });

  it('changed an offer where the API says so of this kind of code', () => {
    expect(usesCode({ applied: ['PROMOTION_CODE'] }, talvi)).toBe(true);
    expect(usesCode({ applied: ['ASOM', 'COMPANY_CODE'] }, talvi)).toBe(false);
  });

  it('is a rate plan’s where the offer is sold at it, whatever changed its price', () => {
    const advance = askedCode({ ...none, planCode: 'ADVANCE' });
    expect(usesCode({ applied: [], rateCode: 'ADVANCE' }, advance)).toBe(true);
    expect(usesCode({ applied: ['PROMOTION_CODE'], rateCode: 'TALVI' }, advance)).toBe(false);
  });

  it('has prices at a hotel, or none, or that is not known', () => {
    expect(hasCodePrices([{ applied: [] }, { applied: ['PROMOTION_CODE'] }], talvi)).toBe(true);
    expect(hasCodePrices([{ applied: [] }], talvi)).toBe(false);
    expect(hasCodePrices([{}], talvi)).toBeNull();
    expect(hasCodePrices([], talvi)).toBeNull();
    expect(hasCodePrices([{ applied: ['PROMOTION_CODE'] }], null)).toBeNull();
  });
});
