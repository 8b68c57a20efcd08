import { parseSearchQuery } from './searchCriteria';
import { featuresOfSearch } from './featuresOfSearch';

const featuresOf = (query: string) => featuresOfSearch(parseSearchQuery(new URLSearchParams(query), '2026-11-02'));

describe('the features that a search needs', () => {
  it('are the basic one alone for one adult in one room', () => {
    expect(featuresOf('place=Helsinki')).toEqual(['BASIC']);
  });

  it.each([
    ['adults=2', ['MULTIPLE_ADULTS']],
    ['rooms=2', ['MULTIPLE_ROOMS', 'MULTIPLE_ADULTS']],
    ['children=1&ages=4', ['KIDS']],
    ['pets=1', ['PETS']],
    ['company=YRITYS', ['COMPANY_CODE']],
    ['promo=TALVI', ['PROMOTION_CODE']],
    ['block=HAAT', ['BLOCK_CODE']],
    ['reward=1', ['REWARD_NIGHT']],
    ['member=ASOM', ['ASOM']],
    ['member=S_CARD', ['SCARD']],
    ['promo=stff', ['PROMOTION_CODE', 'STAFF_DISCOUNT']],
    ['promo=FRNDS', ['PROMOTION_CODE', 'STAFF_DISCOUNT']],
    ['promo=KOULSH', ['PROMOTION_CODE']],
    ['accessible=1', ['APA']],
    ['company=STFF', ['COMPANY_CODE', 'STAFF_DISCOUNT']],
    ['pets=2&children=1&reward=1', ['KIDS', 'PETS', 'REWARD_NIGHT']],
  ])('grow with %s', (query, more) => {
    expect(featuresOf(query)).toEqual(['BASIC', ...more]);
  });
});
