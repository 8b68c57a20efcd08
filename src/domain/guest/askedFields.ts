import type { ContactInformation } from './contactInformation';

/** A text of the contact details that has a field of its own in the form. */
export type ContactField = Exclude<
  keyof ContactInformation,
  'arrivalTime' | 'isForOther' | 'profileType' | 'roomGuests'
>;

/** The company of a stay for business, and the address of its invoice: nobody else needs to give one. */
const forBusiness: readonly string[] = [
  'companyName',
  'businessId',
  'reference',
  'street',
  'postcode',
  'city',
  'countryCode',
] satisfies readonly ContactField[];

const forOther: readonly string[] = ['guestFirstName', 'guestLastName'] satisfies readonly ContactField[];

/** Whether a field belongs to the form; other fields are neither shown, checked nor sent. */
export function isAsked(
  field: keyof ContactInformation,
  { profileType, isForOther }: Pick<ContactInformation, 'isForOther' | 'profileType'>,
): boolean {
  if (forOther.includes(field)) return isForOther;
  return profileType === 'BUSINESS' || !forBusiness.includes(field);
}
