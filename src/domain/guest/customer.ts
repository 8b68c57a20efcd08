import { isAsked, personFields } from './askedFields';
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

type CustomerField = keyof CustomerContact;

/** Fields in which a guest who has begun to type has written something. */
const telling = ['firstName', 'lastName', 'email', 'phoneNumber', 'street'] satisfies readonly CustomerField[];

const areBlank = (typed: ContactInformation, fields: readonly CustomerField[]): boolean =>
  fields.every((field) => typed[field].trim() === '');

/** Fills a form with a customer's details, unless the guest has begun to type. */
export function fillEmpty(typed: ContactInformation, known: CustomerContact): ContactInformation {
  // Part of the typed details with an address of someone else would be wrong.
  return areBlank(typed, telling) ? { ...typed, ...known, companyName: typed.companyName || known.companyName } : typed;
}

/** A customer's details for the fields that the form of a booking asks. Without a company, the one that is typed stays. */
export function askedOf(
  known: CustomerContact,
  asking: Pick<ContactInformation, 'isForOther' | 'profileType'>,
): Partial<CustomerContact> {
  const given = Object.entries(known).filter(
    // Every name is a field of a customer.
    ([field, value]) => isAsked(field as CustomerField, asking) && (field !== 'companyName' || value !== ''),
  );
  return Object.fromEntries(given);
}

/** What to fill into the form of a booking: a customer's details that it asks, unless the guest has begun to type. */
export function detailsToFill(typed: ContactInformation, known: CustomerContact): Partial<CustomerContact> {
  const isUntouched = areBlank(
    typed,
    telling.filter((field) => isAsked(field, typed)),
  );
  // The customer's own details have no address where none was asked, until the stay was for business.
  const lacksAddress =
    personFields.every((field) => typed[field] === known[field]) && areBlank(typed, ['street', 'postcode', 'city']);
  if (!isUntouched && !lacksAddress) return {};
  return askedOf({ ...known, companyName: typed.companyName || known.companyName }, typed);
}

/** The membership that rates of these kinds are booked with; null where none is needed, or the customer has none. */
export function membershipFor(
  rates: readonly LoyaltyType[],
  customer: Pick<Customer, 'asom' | 'sCard'> | null,
): { readonly type: Membership; readonly identifier: string } | null {
  if (rates.includes('ASOM') && customer?.asom) return { type: 'ASOM', identifier: customer.asom.identifier };
  return rates.includes('S_CARD') && customer?.sCard ? { type: 'S_CARD', identifier: customer.sCard.identifier } : null;
}
