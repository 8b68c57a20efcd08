import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { offerSearchHref } from './offerSearchHref';

const winter = {
  promotionCode: 'TALVI',
  planCode: 'TALVI',
  membership: null,
  stay: { from: '2026-11-10', to: '2027-03-31' },
};
const search = (href: string, today = '2026-11-02') =>
  parseSearchQuery(new URL(href, 'https://sarastus.invalid').searchParams, today);

describe('the link from a special offer to its prices', () => {
  it('has the code and the first night of the offer', () => {
    const href = offerSearchHref(winter, 'en', '2026-11-02');
    expect(href.split('?')[0]).toBe('/en/search');
    expect(search(href)).toMatchObject({
      promotionCode: 'TALVI',
      planCode: '',
      startDate: '2026-11-10',
      endDate: '2026-11-11',
      loyaltyTypes: [],
    });
  });

  it('never has a day that has passed', () => {
    expect(search(offerSearchHref(winter, 'fi', '2026-12-24'), '2026-12-24').startDate).toBe('2026-12-24');
    // The exported link may be followed later, in a browser without scripts.
    expect(search(offerSearchHref(winter, 'fi', null), '2026-12-24').startDate).toBe('2026-12-24');
  });

  it('has no dates once the offer’s period has ended', () => {
    expect(offerSearchHref(winter, 'en', '2027-05-01')).toBe('/en/search?adults=2&promo=TALVI');
  });

  it('names the membership that the offer is for', () => {
    const forMembers = {
      promotionCode: null,
      planCode: null,
      membership: 'S_CARD',
      stay: { from: null, to: null },
    } as const;
    expect(offerSearchHref(forMembers, 'sv', null)).toBe('/sv/sok?adults=2&member=S_CARD');
    expect(search(offerSearchHref(forMembers, 'sv', '2026-11-02')).loyaltyTypes).toEqual(['S_CARD']);
    expect(offerSearchHref({ ...forMembers, membership: 'OTHER' }, 'sv', null)).toBe('/sv/sok?adults=2');
  });

  it('has the rate plan of an offer that needs no code', () => {
    const advance = { promotionCode: null, planCode: 'ADVANCE', membership: null, stay: { from: null, to: null } };
    const href = offerSearchHref(advance, 'en', null);
    expect(href).toBe('/en/search?adults=2&plan=ADVANCE');
    expect(search(href)).toMatchObject({ planCode: 'ADVANCE', promotionCode: '' });
    expect(search(offerSearchHref(winter, 'en', null)).planCode).toBe('');
  });

  it('leads to one hotel where one is given', () => {
    const href = offerSearchHref(winter, 'et', '2026-11-02', '1502');
    expect(search(href).destination).toEqual({ kind: 'hotel', hotelId: '1502' });
  });
});
