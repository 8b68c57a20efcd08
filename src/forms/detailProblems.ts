import type { ContactInformation } from '@/domain/contactInformation';
import { checkContact } from '@/domain/contactRules';
import type { ContactIssue } from '@/domain/contactRules';
import { tidyFreeText } from '@/domain/freeText';
import type { Translator } from '@/i18n/translator';
import type { NationalNumber } from './loadNationalNumber';

/** Replaces typographic quotes and spaces, which some keyboards insert by themselves, by plain ones. */
export function tidyTexts<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyFreeText(value) : value,
  ]);
  // The keys are unchanged, and each value keeps its type.
  return Object.fromEntries(entries) as unknown as Values;
}

/** Every problem of a person's details by field, in the guest's language, in the order of the form. */
export function detailProblems(
  contact: ContactInformation,
  nationalNumber: NationalNumber,
  t: Translator['t'],
): Partial<Record<string, string>> {
  const issues = checkContact(contact);
  const problems = Object.fromEntries(issues.map((issue) => [issue.field, problemText(issue, t)]));
  const isFormed = !problems.phoneNumber && !problems.phoneNumberCountryCode;
  if (isFormed && !nationalNumber(contact.phoneNumberCountryCode, contact.phoneNumber)) {
    problems.phoneNumber = t('contactDetails.problem.phoneNumber');
  }
  return problems;
}

/** The details as they are sent: the phone number as it follows its prefix. */
export function withNationalNumber<Values extends Pick<ContactInformation, 'phoneNumber' | 'phoneNumberCountryCode'>>(
  values: Values,
  nationalNumber: NationalNumber,
): Values {
  const { phoneNumberCountryCode, phoneNumber } = values;
  return { ...values, phoneNumber: nationalNumber(phoneNumberCountryCode, phoneNumber) ?? phoneNumber };
}

export function problemText(issue: ContactIssue, t: Translator['t']): string {
  const field = t(`contactDetails.field.${issue.field}`);
  switch (issue.problem) {
    case 'required':
      return t(`contactDetails.problem.required.${issue.field}`);
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
