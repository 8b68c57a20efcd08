import type { FieldErrors, Resolver } from 'react-hook-form';
import type { ContactInformation } from '@/domain/booking';
import { checkContact, EMPTY_CONTACT } from '@/domain/contactRules';
import type { ContactIssue } from '@/domain/contactRules';
import { tidyFreeText } from '@/domain/freeText';
import type { Translator } from '@/i18n/translator';
import { nationalNumber } from './nationalNumber';

/** The form's values: radio buttons of which none is chosen have no value at all. */
export function contactIn(values: Partial<ContactInformation>): ContactInformation {
  return { ...EMPTY_CONTACT, ...values, profileType: values.profileType ?? 'NO_PROFILE_SELECTED' };
}

/** Curly quotes and the like become plain, and numbers lose their spaces' twins: nobody is told off for a keyboard. */
export function tidyContact(contact: ContactInformation): ContactInformation {
  const entries = Object.entries(contact).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyFreeText(value) : value,
  ]);
  // Every field stays the field it was.
  return Object.fromEntries(entries) as unknown as ContactInformation;
}

/** Every problem of the details, in the guest's language, in the order of the form. */
export function contactProblems(contact: ContactInformation, t: Translator['t']): Partial<Record<string, string>> {
  const issues = checkContact(contact);
  const problems = Object.fromEntries(issues.map((issue) => [issue.field, problemText(issue, t)]));
  const isFormed = !problems.phoneNumber && !problems.phoneNumberCountryCode;
  if (isFormed && !nationalNumber(contact.phoneNumberCountryCode, contact.phoneNumber)) {
    problems.phoneNumber = t('contactDetails.problem.phoneNumber');
  }
  return problems;
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

/** The rules of `domain/contactRules` as the form's library asks them. */
export function resolveContact(t: Translator['t']): Resolver<ContactInformation> {
  return (values) => {
    const contact = tidyContact(contactIn(values));
    const problems = contactProblems(contact, t);
    if (Object.keys(problems).length === 0) {
      const phoneNumber = nationalNumber(contact.phoneNumberCountryCode, contact.phoneNumber) ?? contact.phoneNumber;
      return { values: { ...contact, phoneNumber }, errors: {} };
    }
    const errors = Object.fromEntries(
      Object.entries(problems).map(([field, message]) => [field, { type: 'rule', message }]),
    ) as FieldErrors<ContactInformation>;
    return { values: {}, errors };
  };
}
