import { companyFields, isAsked, otherGuestFields, personFields, postalFields } from './askedFields';
import type { ContactField } from './askedFields';
import type { ContactInformation, GuestName, PersonDetails } from './contactInformation';
import { isEmail, isFinnishBusinessId } from './contactFormats';
import { EMPTY_CONTACT } from './emptyContact';
import { checkFreeText, offendingInAddress } from './freeText';
import { MAX_FREE_TEXT } from '../limits';
import { hasPostcodes, isPostcode } from './postcode';

export type ContactIssue =
  | { readonly field: RequiredField; readonly problem: 'required' }
  | { readonly field: ContactField; readonly problem: 'format' }
  | { readonly field: ContactField; readonly problem: 'tooLong'; readonly maxLength: number }
  | { readonly field: ContactField; readonly problem: 'characters'; readonly offending: readonly string[] };

/** Fields in the order of the form; issues come in the same order. */
const contactFields: readonly ContactField[] = [
  ...personFields,
  ...otherGuestFields,
  ...companyFields,
  ...postalFields,
  'message',
];

/** Maximum lengths of the hotel systems; that of an e-mail address is of its standard. */
export const contactMaxLengths: Readonly<Record<ContactField, number>> = {
  firstName: 50,
  lastName: 50,
  guestFirstName: 50,
  guestLastName: 50,
  email: 254,
  phoneNumberCountryCode: 7,
  phoneNumber: 20,
  street: 100,
  postcode: 12,
  city: 50,
  countryCode: 2,
  companyName: 100,
  businessId: 20,
  reference: 50,
  message: MAX_FREE_TEXT,
};

const requiredFields = [
  ...personFields,
  // Only asked of a stay for someone else.
  ...otherGuestFields,
  // Only asked of a stay for business.
  'companyName',
  ...postalFields,
] as const satisfies readonly ContactField[];

type RequiredField = (typeof requiredFields)[number];

/** Whether a field must be filled, where it is asked. */
const isRequired = (field: ContactField): field is RequiredField => requiredFields.some((each) => each === field);

const freeTextFields: readonly ContactField[] = [
  'firstName',
  'lastName',
  'guestFirstName',
  'guestLastName',
  'reference',
  'message',
];

const addressFields: readonly ContactField[] = ['street', 'city', 'companyName'];

function offendingIn(field: ContactField, value: string): readonly string[] {
  if (addressFields.includes(field)) return offendingInAddress(value);
  return freeTextFields.includes(field) ? checkFreeText(value).offending : [];
}

function hasRightFormat(field: ContactField, value: string, contact: ContactInformation): boolean {
  switch (field) {
    case 'email':
      return isEmail(value);
    case 'phoneNumberCountryCode':
      return /^\+[1-9]\d{0,5}$/.test(value);
    case 'phoneNumber':
      // Whether it is a number of the country is found out later (`readPhone`): its rules are loaded by then.
      return /^\+?[\d ()./-]+$/.test(value) && /\d/.test(value);
    case 'postcode':
      return isPostcode(value, contact.countryCode);
    case 'countryCode':
      return /^[A-Z]{2}$/.test(value);
    case 'businessId':
      return contact.countryCode !== 'FI' || isFinnishBusinessId(value);
    default:
      return true;
  }
}

/** Characters of a message that the time of arrival takes, at most. */
const ARRIVAL_SENTENCE = 60;

/** How long a message to the hotel may be: the time of arrival is sent with it. */
export const maxMessage = ({ arrivalTime }: Pick<ContactInformation, 'arrivalTime'>): number =>
  arrivalTime === 'UNKNOWN' ? MAX_FREE_TEXT : MAX_FREE_TEXT - ARRIVAL_SENTENCE;

const isMissing = (field: ContactField, { countryCode }: ContactInformation): field is RequiredField =>
  isRequired(field) && (field !== 'postcode' || hasPostcodes(countryCode));

function checkField(field: ContactField, contact: ContactInformation): ContactIssue | null {
  const value = contact[field].trim();
  if (value === '') return isMissing(field, contact) ? { field, problem: 'required' } : null;
  const maxLength = field === 'message' ? maxMessage(contact) : contactMaxLengths[field];
  if (value.length > maxLength) return { field, problem: 'tooLong', maxLength };
  const offending = offendingIn(field, value);
  if (offending.length > 0) return { field, problem: 'characters', offending };
  return hasRightFormat(field, value, contact) ? null : { field, problem: 'format' };
}

export interface RoomGuestIssue {
  /** Place in `roomGuests`, from 0. */
  readonly index: number;
  readonly name: keyof GuestName;
  readonly issue: ContactIssue;
}

/** What is wrong with the names of further rooms. First and last name are given together or left empty. */
export function checkRoomGuests(contact: ContactInformation): readonly RoomGuestIssue[] {
  return contact.roomGuests.flatMap(({ firstName, lastName }, index) => {
    if (firstName.trim() === '' && lastName.trim() === '') return [];
    // The same rules as for the guest of the first room.
    const asFirst = { ...contact, isForOther: true, guestFirstName: firstName, guestLastName: lastName };
    const issues = [
      { index, name: 'firstName', issue: checkField('guestFirstName', asFirst) },
      { index, name: 'lastName', issue: checkField('guestLastName', asFirst) },
    ] as const;
    return issues.flatMap(({ issue, ...where }) => (issue ? [{ ...where, issue }] : []));
  });
}

const checkFields = (fields: readonly ContactField[], contact: ContactInformation): readonly ContactIssue[] =>
  fields.map((field) => checkField(field, contact)).filter((issue) => issue !== null);

/** What is still wrong with the contact details, in the order of the form; at most one issue per field. */
export const checkContact = (contact: ContactInformation): readonly ContactIssue[] =>
  checkFields(
    contactFields.filter((field) => isAsked(field, contact)),
    contact,
  );

/** What is still wrong with a person whose address is always asked, such as the holder of a card. */
export const checkPerson = (person: PersonDetails): readonly ContactIssue[] =>
  checkFields([...personFields, ...postalFields], { ...EMPTY_CONTACT, ...person });
