import type { ContactInformation } from '@/domain/guest/contactInformation';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { loadAllMessages } from '@/i18n/testMessages';
import { languages } from '@/i18n/locales';
import { createTranslator } from '@/i18n/translator';
import { readPhone } from '@/forms/readPhone';
import { contactProblems, resolveContact } from './resolveContact';

const maija: ContactInformation = {
  ...EMPTY_CONTACT,
  profileType: 'PRIVATE',
  firstName: 'Maija',
  lastName: 'Mäkinen',
  email: 'maija@guest.example',
  phoneNumber: '040 123 4567',
  street: 'Koivukuja 1',
  postcode: '00100',
  city: 'Helsinki',
};
const business = { profileType: 'BUSINESS', companyName: 'Koivu Oy' } as const;
const tIn = (language: (typeof languages)[number]) => createTranslator(language, loadAllMessages(language)).t;
const problems = (fields: Partial<ContactInformation>, language: (typeof languages)[number] = 'en') =>
  contactProblems({ ...maija, ...fields }, readPhone, tIn(language));

const wholeNumber = 'Enter your whole phone number, like 040 123 4567 or +358 40 123 4567';

describe('problems of the details', () => {
  it('are none for valid details', () => {
    for (const language of languages) expect(problems({}, language)).toEqual({});
  });

  it.each([
    ['firstName', '', 'Enter your first name'],
    ['lastName', '   ', 'Enter your last name'],
    ['email', 'maija@', 'Enter an email address in the correct format, like name@example.com'],
    ['phoneNumber', 'call me', 'Enter the phone number in digits, like 040 123 4567'],
    ['phoneNumber', '12', wholeNumber],
    ['phoneNumber', '040 123 4567 890 12', wholeNumber],
    ['postcode', '001', 'Enter a postcode in the correct format, like 00100'],
    ['countryCode', '', 'Select a country'],
    ['city', 'x'.repeat(51), 'Town or city must be 50 characters or fewer'],
    ['message', 'Tea <3 @ five', 'Message to the hotel must not include these characters: < @'],
  ])('are shown beside their field: %s "%s"', (field, value, message) => {
    expect(problems({ ...business, [field]: value })).toEqual({ [field]: message });
  });

  it('are none of an address that a private stay need not give', () => {
    expect(problems({ street: '', postcode: '001', city: '', countryCode: '' })).toEqual({});
  });

  it('name a postcode of the country', () => {
    const inCountry = (countryCode: string) => problems({ ...business, countryCode, postcode: '*' }).postcode;
    expect(inCountry('GB')).toBe('Enter a postcode in the correct format, like SW1A 1AA');
    expect(inCountry('IE')).toBe('Enter a postcode with letters and digits only');
  });

  it('include a missing company only for a stay for business', () => {
    expect(problems({ companyName: '' })).toEqual({});
    expect(problems({ ...business, companyName: '' })).toEqual({ companyName: 'Enter the company name' });
    expect(problems({ ...business, businessId: '1234567-2' })).toHaveProperty('businessId');
    expect(problems({ ...business, businessId: '1234567-1' })).toEqual({});
  });

  it.each(languages)('have a text for every problem, in %s', (language) => {
    const everything = problems(
      { ...EMPTY_CONTACT, ...business, companyName: '', businessId: '1', message: '@', email: 'x', countryCode: 'FI' },
      language,
    );
    expect(Object.keys(everything)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phoneNumber',
      'companyName',
      'businessId',
      'street',
      'postcode',
      'city',
      'message',
    ]);
    for (const message of Object.values(everything)) expect(message).not.toMatch(/[{}]|undefined/);
    const words =
      language === 'en' ? 'Enter your first name' : language === 'fi' ? 'Kirjoita etunimi' : 'Ange ditt förnamn';
    expect(everything.firstName).toBe(words);
  });
});

describe('resolveContact', () => {
  const resolve = (fields: Partial<ContactInformation>) =>
    resolveContact(tIn('en'))({ ...maija, ...fields }, undefined, { fields: {}, shouldUseNativeValidation: false });

  it('accepts the quotes and dashes that keyboards insert', async () => {
    const { values, errors } = await resolve({ message: '“Late – about ten…”' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ message: '"Late - about ten..."', profileType: 'PRIVATE' });
  });

  it('submits the number as it follows its country code', async () => {
    expect((await resolve({})).values).toMatchObject({ phoneNumberCountryCode: '+358', phoneNumber: '401234567' });
  });

  it('submits a whole number under its own prefix, and a postcode as its country writes it', async () => {
    const { values, errors } = await resolve({
      firstName: 'Maija\u200e',
      phoneNumber: '+46 70-123 45 67',
      postcode: 'FI-40 100',
      street: 'Hauptstra\u00adße 12/3',
    });
    expect(errors).toEqual({});
    expect(values).toMatchObject({
      firstName: 'Maija',
      phoneNumberCountryCode: '+46',
      phoneNumber: '701234567',
      postcode: '40100',
      street: 'Hauptstraße 12/3',
    });
  });

  it('submits nothing while a field is invalid', async () => {
    const { values, errors } = await resolve({ email: 'x' });
    expect(values).toEqual({});
    expect(errors).toEqual({ email: { type: 'rule', message: expect.stringContaining('email') } });
  });
});
