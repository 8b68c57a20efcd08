import { profileHeader, profileTypeOf } from './profile';

describe('the profile that a guest books with', () => {
  it.each([
    [['ASOM'], 'PRIVATE'],
    [['S_CARD'], 'BUSINESS'],
    [['S_CARD', 'ASOM'], 'PRIVATE'],
    [['NONE'], 'NO_PROFILE_SELECTED'],
    [[], 'NO_PROFILE_SELECTED'],
  ] as const)('follows the memberships %j of the search to %s', (memberships, profile) => {
    expect(profileTypeOf('NO_PROFILE_SELECTED', { loyaltyTypes: memberships, companyCode: '' })).toBe(profile);
  });

  it('is the one that the guest chose, whatever the search names', () => {
    expect(profileTypeOf('BUSINESS', { loyaltyTypes: ['ASOM'], companyCode: '' })).toBe('BUSINESS');
    expect(profileTypeOf('PRIVATE', { loyaltyTypes: [], companyCode: 'YRITYS100' })).toBe('PRIVATE');
  });

  it('is business with the code of a company', () => {
    expect(profileTypeOf('NO_PROFILE_SELECTED', { loyaltyTypes: ['ASOM'], companyCode: 'YRITYS100' })).toBe('BUSINESS');
  });
});

describe('the profile header of a call', () => {
  it('is for work to verify, and follows the membership to edit', () => {
    expect(profileHeader({ kind: 'verify' })).toBe('BUSINESS');
    expect(profileHeader({ kind: 'book', membership: 'ASOM' })).toBe('PRIVATE');
    expect(profileHeader({ kind: 'book', membership: 'S_CARD' })).toBe('BUSINESS');
    expect(profileHeader({ kind: 'book', membership: 'NONE' })).toBeNull();
  });
});
