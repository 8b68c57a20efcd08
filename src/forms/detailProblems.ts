import type { ContactInformation, PersonDetails } from '@/domain/guest/contactInformation';
import { checkContact, checkPerson } from '@/domain/guest/contactRules';
import type { ContactIssue } from '@/domain/guest/contactRules';
import { tidyFreeText } from '@/domain/guest/freeText';
import { examplePostcode, readPostcode } from '@/domain/guest/postcode';
import type { Translator } from '@/i18n/translator';
import type { ReadPhone } from './loadReadPhone';

/** Replaces typographic quotes and spaces, which some keyboards insert by themselves, by plain ones. */
export function tidyTexts<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? tidyFreeText(value) : value,
  ]);
  // The keys are unchanged, and each value keeps its type.
  return Object.fromEntries(entries) as unknown as Values;
}

type Problems = Partial<Record<string, string>>;

/** Every problem of a booking's details by field, in the guest's language, in the order of the form. */
export const detailProblems = (contact: ContactInformation, readPhone: ReadPhone, t: Translator['t']): Problems =>
  problemsIn(contact, checkContact, readPhone, t);

/** The same of a person whose address is always asked. */
export const personProblems = (person: PersonDetails, readPhone: ReadPhone, t: Translator['t']): Problems =>
  problemsIn(person, checkPerson, readPhone, t);

function problemsIn<Details extends PersonDetails>(
  details: Details,
  check: (details: Details) => readonly ContactIssue[],
  readPhone: ReadPhone,
  t: Translator['t'],
): Problems {
  const { countryCode } = details;
  const issues = check({ ...details, postcode: readPostcode(details.postcode, countryCode) });
  const problems = Object.fromEntries(issues.map((issue) => [issue.field, problemText(issue, t, countryCode)]));
  const isFormed = !problems.phoneNumber && !problems.phoneNumberCountryCode;
  if (isFormed && !readPhone(details.phoneNumberCountryCode, details.phoneNumber)) {
    problems.phoneNumber = t('contactDetails.problem.phoneNumber');
  }
  return problems;
}

type Details = Pick<ContactInformation, 'countryCode' | 'phoneNumber' | 'phoneNumberCountryCode' | 'postcode'>;

/** The details as they are sent: the phone number after its own prefix, the postcode as its country writes it. */
export function asSent<Values extends Details>(values: Values, readPhone: ReadPhone): Values {
  const { phoneNumberCountryCode, phoneNumber, postcode, countryCode } = values;
  const phone = readPhone(phoneNumberCountryCode, phoneNumber);
  return {
    ...values,
    phoneNumberCountryCode: phone?.prefix ?? phoneNumberCountryCode,
    phoneNumber: phone?.number ?? phoneNumber,
    postcode: readPostcode(postcode, countryCode),
  };
}

/** `countryCode` is that of the address, whose postcodes have a form of their own. */
export function problemText(issue: ContactIssue, t: Translator['t'], countryCode = ''): string {
  const field = t(`contactDetails.field.${issue.field}`);
  switch (issue.problem) {
    case 'required':
      return t(`contactDetails.problem.required.${issue.field}`);
    case 'tooLong':
      return t('contactDetails.problem.tooLong', { field, count: issue.maxLength });
    case 'characters':
      return t('contactDetails.problem.characters', { field, characters: issue.offending.join(' ') });
    case 'format':
      if (issue.field === 'postcode') return postcodeProblem(countryCode, t);
      return t(`contactDetails.problem.format.${formatted(issue.field)}`);
  }
}

function postcodeProblem(countryCode: string, t: Translator['t']): string {
  const example = examplePostcode(countryCode);
  return example === null
    ? t('contactDetails.problem.postcode')
    : t('contactDetails.problem.format.postcode', { example });
}

type Formatted = 'email' | 'phoneNumber' | 'countryCode' | 'businessId';

function formatted(field: ContactIssue['field']): Formatted {
  switch (field) {
    case 'email':
    case 'countryCode':
    case 'businessId':
      return field;
    default:
      return 'phoneNumber';
  }
}
