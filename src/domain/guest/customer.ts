import type { ContactInformation } from './contactInformation';
import { knownOr } from '../known';
import type { LoyaltyType, Membership } from './membership';
import type { ProfileType } from './profile';

/** How to reach a customer, by one of their memberships. */
export type CustomerContact = Pick<
  ContactInformation,
  | 'city'
  | 'companyName'
  | 'countryCode'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'phoneNumberCountryCode'
  | 'postcode'
  | 'street'
>;

export const cardValidities = ['EXPIRED', 'EXPIRING', 'VALID'] as const;

export type CardValidity = (typeof cardValidities)[number];

/** An unknown validity counts as expired: nothing is promised on such a card. */
export const parseCardValidity = (validity: unknown): CardValidity => knownOr(validity, cardValidities, 'EXPIRED');

/** Who is signed in. */
export interface Customer {
  readonly id: string;
  /** At least one; NONE is of a customer without memberships. */
  readonly contacts: readonly { readonly membership: LoyaltyType; readonly contact: CustomerContact }[];
  readonly eligibleToUseAsom: boolean;
  readonly eligibleToUseSCard: boolean;
  readonly asom: { readonly identifier: string; readonly isStaff: boolean } | null;
  readonly sCard: {
    readonly identifier: string;
    readonly validity: CardValidity;
    /** `YYYY-MM-DD`; null when the API does not send it. */
    readonly validUntil: string | null;
    readonly points: number;
  } | null;
}

/**
 * The details to book with: those of the card where its role is chosen, else the first that the customer has. Those of the
 * card are left out where the chain switches them off.
 */
export function contactOf(customer: Customer, profile: ProfileType, hasCardDetails = true): CustomerContact | null {
  const contacts = customer.contacts.filter(({ membership }) => hasCardDetails || membership !== 'S_CARD');
  const wanted: LoyaltyType | null = profile === 'BUSINESS' ? 'S_CARD' : profile === 'PRIVATE' ? 'ASOM' : null;
  return (contacts.find(({ membership }) => membership === wanted) ?? contacts[0])?.contact ?? null;
}

/** Fills a form with a customer's details, unless the guest has begun to type. */
export function fillEmpty(typed: ContactInformation, known: CustomerContact): ContactInformation {
  const isBlank = [typed.firstName, typed.lastName, typed.email, typed.phoneNumber, typed.street].every(
    (text) => text.trim() === '',
  );
  // Part of the typed details with an address of someone else would be wrong.
  return isBlank ? { ...typed, ...known, companyName: typed.companyName || known.companyName } : typed;
}

/** The membership that rates of these kinds are booked with; null where none is needed, or the customer has none. */
export function membershipFor(
  rates: readonly LoyaltyType[],
  customer: Pick<Customer, 'asom' | 'sCard'> | null,
): { readonly type: Membership; readonly identifier: string } | null {
  if (rates.includes('ASOM') && customer?.asom) return { type: 'ASOM', identifier: customer.asom.identifier };
  return rates.includes('S_CARD') && customer?.sCard ? { type: 'S_CARD', identifier: customer.sCard.identifier } : null;
}
