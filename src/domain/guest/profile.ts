import type { LoyaltyType } from './membership';

/** The roles a customer may call an API in. */
export const customerProfiles = ['PRIVATE', 'BUSINESS'] as const;
export type CustomerProfile = (typeof customerProfiles)[number];

/** Whether a stay is private or for work; not selected until the guest or a membership decides. */
export const profileTypes = [...customerProfiles, 'NO_PROFILE_SELECTED'] as const;
export type ProfileType = (typeof profileTypes)[number];

/**
 * The profile that the memberships of a search choose; a link names them as `loyaltyMembershipType`. ASOM is private,
 * the S-Card is for work.
 */
function profileOfMemberships(types: readonly LoyaltyType[]): ProfileType {
  if (types.includes('ASOM')) return 'PRIVATE';
  return types.includes('S_CARD') ? 'BUSINESS' : 'NO_PROFILE_SELECTED';
}

/** The profile to book with: the guest's choice, else that of the search. A company's code is for its business. */
export function profileTypeOf(
  chosen: ProfileType,
  search: { readonly loyaltyTypes: readonly LoyaltyType[]; readonly companyCode: string } | null,
): ProfileType {
  if (chosen !== 'NO_PROFILE_SELECTED' || !search) return chosen;
  return search.companyCode === '' ? profileOfMemberships(search.loyaltyTypes) : 'BUSINESS';
}

/** The profile header of a call to the site's API: to verify a role, or to make or change a booking as a member. */
export function profileHeader(
  call: { readonly kind: 'verify' } | { readonly kind: 'book'; readonly membership: LoyaltyType },
): CustomerProfile | null {
  if (call.kind === 'verify') return 'BUSINESS';
  const profile = profileOfMemberships([call.membership]);
  return profile === 'NO_PROFILE_SELECTED' ? null : profile;
}
