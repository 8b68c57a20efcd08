import { parseSearchQuery } from '@/domain/search/searchCriteria';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { draftOf } from './searchDraft';
import { withoutSwitchedOff } from './withoutSwitchedOff';

const query =
  'place=Helsinki&from=2026-12-04&to=2026-12-06&rooms=2&adults=3&children=1&ages=5&pets=1' +
  '&promo=TALVI&company=YRITYS&block=HAAT&reward=1&member=ASOM&accessible=1&breakfast=1';
const draft = draftOf(parseSearchQuery(new URLSearchParams(query), '2026-11-02'), []);
const without = (...features: SearchFeature[]) => withoutSwitchedOff(draft, new Set(features));

describe('a search form with features switched off', () => {
  it('is unchanged while none of the features it uses is switched off', () => {
    expect(without()).toBe(draft);
    expect(without('SCARD', 'STAFF_DISCOUNT')).toBe(draft);
  });

  it.each([
    ['MULTIPLE_ROOMS', { rooms: 1, adults: 3 }],
    ['MULTIPLE_ADULTS', { rooms: 1, adults: 1 }],
    ['KIDS', { ages: [] }],
    ['PETS', { pets: 0 }],
    ['PROMOTION_CODE', { promotionCode: '' }],
    ['COMPANY_CODE', { companyCode: '' }],
    ['BLOCK_CODE', { blockCode: '' }],
    ['REWARD_NIGHT', { rewardNight: false }],
    ['ASOM', { members: [] }],
    ['APA', { wishes: ['breakfast'] }],
  ] as const)('clears the fields of %s, and no others', (feature, left) => {
    expect(without(feature)).toEqual({ ...draft, ...left });
  });

  it('clears the staff’s code, and no other one', () => {
    const staff = { ...draft, promotionCode: 'stff', companyCode: '' };
    expect(withoutSwitchedOff(staff, new Set(['STAFF_DISCOUNT'] as const)).promotionCode).toBe('');
    expect(without('STAFF_DISCOUNT').promotionCode).toBe('TALVI');
  });
});
