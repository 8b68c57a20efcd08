import type { ContactInformation } from './contactInformation';

/** A text of the contact details that has a field of its own in the form. */
export type ContactField = Exclude<
  keyof ContactInformation,
  'arrivalTime' | 'isForOther' | 'profileType' | 'roomGuests'
>;

/** Who someone is and how to reach them, in the order of a form. */
export const personFields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumberCountryCode',
  'phoneNumber',
] as const satisfies readonly ContactField[];
export type PersonField = (typeof personFields)[number];

export const postalFields = ['street', 'postcode', 'city', 'countryCode'] as const satisfies readonly ContactField[];
export type PostalField = (typeof postalFields)[number];

export const companyFields = ['companyName', 'businessId', 'reference'] as const satisfies readonly ContactField[];

export const otherGuestFields = ['guestFirstName', 'guestLastName'] as const satisfies readonly ContactField[];

/** The company of a stay for business, and the address of its invoice: nobody else needs to give one. */
const forBusiness: readonly string[] = [...companyFields, ...postalFields];

const forOther: readonly string[] = otherGuestFields;

/** Whether a field belongs to the form; other fields are neither shown, checked nor sent. */
export function isAsked(
  field: keyof ContactInformation,
  { profileType, isForOther }: Pick<ContactInformation, 'isForOther' | 'profileType'>,
): boolean {
  if (forOther.includes(field)) return isForOther;
  return profileType === 'BUSINESS' || !forBusiness.includes(field);
}
