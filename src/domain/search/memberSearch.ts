import type { Customer } from '../guest/customer';
import type { Failure } from '../failure';
import type { LoyaltyType, Membership } from '../guest/membership';
import type { RestrictionReason } from '../rate/ratePlan';
import type { MemberSearch, SearchCriteria } from './search';

/** The memberships that a customer may use. */
export function membershipsOf(
  customer: Pick<Customer, 'eligibleToUseAsom' | 'eligibleToUseSCard'> | null,
): readonly Membership[] {
  return [
    ...(customer?.eligibleToUseAsom ? (['ASOM'] as const) : []),
    ...(customer?.eligibleToUseSCard ? (['S_CARD'] as const) : []),
  ];
}

/**
 * A search as a customer makes it: with their memberships, unless the search excludes memberships.
 * @param usable memberships that are switched on
 */
export function memberSearchOf(criteria: SearchCriteria, usable: readonly Membership[]): MemberSearch {
  const { loyaltyTypes } = criteria;
  const own = loyaltyTypes.includes('NONE') ? [] : usable.filter((type) => !loyaltyTypes.includes(type));
  return { criteria, own };
}

/** The criteria to ask with: the search's own memberships and the customer's. */
export function asMember({ criteria, own }: MemberSearch): SearchCriteria {
  return own.length === 0 ? criteria : { ...criteria, loyaltyTypes: [...criteria.loyaltyTypes, ...own] };
}

const refusal: Readonly<Record<Membership, RestrictionReason>> = {
  ASOM: 'ASOM_NOT_ALLOWED',
  S_CARD: 'S_CARD_NOT_ALLOWED',
};

/**
 * The customer's memberships that cannot be combined with the rest of the search, such as a code. They are left out then:
 * a member must not find less than a guest who is not signed in.
 */
export function refusedMemberships(
  own: readonly LoyaltyType[],
  answer:
    | { readonly failure: Failure }
    | { readonly offers: readonly { readonly restrictions: readonly RestrictionReason[] }[] },
): readonly LoyaltyType[] {
  return own.filter((type) => {
    if (type === 'NONE') return false;
    if ('offers' in answer) return answer.offers.some(({ restrictions }) => restrictions.includes(refusal[type]));
    const { kind, code } = answer.failure;
    const isOfCard = code === 'SCARD_NOT_ALLOWED' || code === 'FORBIDDEN_PROMOTION_CODE_FOR_SCARD';
    return type === 'S_CARD' && kind === 'search' && isOfCard;
  });
}
