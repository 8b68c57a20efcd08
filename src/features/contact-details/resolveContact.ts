import { set } from 'react-hook-form';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ContactInformation, GuestName } from '@/domain/contactInformation';
import { checkContact, checkRoomGuests, EMPTY_CONTACT } from '@/domain/contactRules';
import type { ContactIssue } from '@/domain/contactRules';
import { tidyFreeText } from '@/domain/freeText';
import type { FieldError } from '@/design-system/ErrorSummary';
import type { Translator } from '@/i18n/translator';
import { nationalNumber } from './nationalNumber';

interface FormValues extends Partial<Omit<ContactInformation, 'roomGuests'>> {
  readonly roomGuests?: readonly Partial<GuestName>[];
}

/** The form's values: a group of radio buttons without a choice has no value at all. */
export function contactIn({ roomGuests = [], ...values }: FormValues): ContactInformation {
  return {
    ...EMPTY_CONTACT,
    ...values,
    profileType: values.profileType ?? 'NO_PROFILE_SELECTED',
    roomGuests: roomGuests.map(({ firstName = '', lastName = '' }) => ({ firstName, lastName })),
  };
}

/** Replaces typographic quotes and spaces, which some keyboards insert by themselves, by plain ones. */
export function tidyContact(contact: ContactInformation): ContactInformation {
  const entries = Object.entries(contact).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyFreeText(value) : value,
  ]);
  const roomGuests = contact.roomGuests.map(({ firstName, lastName }) => ({
    firstName: tidyFreeText(firstName),
    lastName: tidyFreeText(lastName),
  }));
  // The keys are unchanged, and each value keeps its type.
  return { ...(Object.fromEntries(entries) as unknown as ContactInformation), roomGuests };
}

/** The id of a name field of a further room's guest; `index` 0 is the second room. */
export const roomGuestField = (index: number, name: keyof GuestName) => `roomGuests.${index}.${name}` as const;

/** Every problem of the details by the id of its field, in the guest's language, in the order of the form. */
export function contactProblems(contact: ContactInformation, t: Translator['t']): Partial<Record<string, string>> {
  const issues = checkContact(contact);
  const problems = Object.fromEntries(issues.map((issue) => [issue.field, problemText(issue, t)]));
  const isFormed = !problems.phoneNumber && !problems.phoneNumberCountryCode;
  if (isFormed && !nationalNumber(contact.phoneNumberCountryCode, contact.phoneNumber)) {
    problems.phoneNumber = t('contactDetails.problem.phoneNumber');
  }
  const ofRooms = checkRoomGuests(contact).map(({ index, name, issue }) => [
    roomGuestField(index, name),
    t('contactDetails.roomGuest.problem', { number: index + 2, problem: problemText(issue, t) }),
  ]);
  return { ...problems, ...Object.fromEntries(ofRooms) };
}

function problemText(issue: ContactIssue, t: Translator['t']): string {
  const field = t(`contactDetails.field.${issue.field}`);
  switch (issue.problem) {
    case 'required':
      return t('contactDetails.problem.required', { field });
    case 'tooLong':
      return t('contactDetails.problem.tooLong', { field, count: issue.maxLength });
    case 'characters':
      return t('contactDetails.problem.characters', { field, characters: issue.offending.join(' ') });
    case 'format':
      return t(`contactDetails.problem.format.${formatted(issue.field)}`);
  }
}

type Formatted = 'email' | 'phoneNumber' | 'postcode' | 'countryCode' | 'businessId';

function formatted(field: ContactIssue['field']): Formatted {
  switch (field) {
    case 'email':
    case 'postcode':
    case 'countryCode':
    case 'businessId':
      return field;
    default:
      return 'phoneNumber';
  }
}

/** The problems of the form for the error summary. */
export function listedProblems({ roomGuests, ...errors }: FieldErrors<ContactInformation>): readonly FieldError[] {
  const ofRooms = (Array.isArray(roomGuests) ? roomGuests : []).flatMap((error, index) =>
    (['firstName', 'lastName'] as const).map((name) => [roomGuestField(index, name), error?.[name]] as const),
  );
  return [...Object.entries(errors), ...ofRooms].flatMap(([fieldId, error]) =>
    error?.message ? [{ fieldId, message: error.message }] : [],
  );
}

/** The rules of `domain/contactRules` as a resolver for react-hook-form. */
export function resolveContact(t: Translator['t']): Resolver<ContactInformation> {
  return (values) => {
    const contact = tidyContact(contactIn(values));
    const problems = contactProblems(contact, t);
    if (Object.keys(problems).length === 0) {
      const phoneNumber = nationalNumber(contact.phoneNumberCountryCode, contact.phoneNumber) ?? contact.phoneNumber;
      return { values: { ...contact, phoneNumber }, errors: {} };
    }
    const errors: FieldErrors<ContactInformation> = {};
    for (const [field, message] of Object.entries(problems)) set(errors, field, { type: 'rule', message });
    return { values: {}, errors };
  };
}
