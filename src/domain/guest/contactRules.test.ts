import { checkContact, checkPerson } from './contactRules';
import { EMPTY_CONTACT } from './emptyContact';
import type { ContactInformation } from './contactInformation';

const guest: ContactInformation = {
  ...EMPTY_CONTACT,
  profileType: 'PRIVATE',
  firstName: 'Aino',
  lastName: 'Mäki-Järvinen',
  email: 'aino@posti.example',
  phoneNumber: '40 123 4567',
  street: 'Rantakatu 1 A 2',
  postcode: '00100',
  city: 'Helsinki',
};
const firm = { profileType: 'BUSINESS', companyName: 'Firma' } as const;
const problems = (change: Partial<ContactInformation>) =>
  checkContact({ ...guest, ...change }).map(({ field, problem }) => `${field} ${problem}`);

describe('checkContact', () => {
  it('finds no problem in complete details', () => {
    expect(checkContact(guest)).toEqual([]);
    expect(problems({ phoneNumber: '1234' })).toEqual([]);
  });

  it('asks for everything a hotel needs, in the order of the form', () => {
    expect(checkContact(EMPTY_CONTACT).map(({ field }) => field)).toEqual([
      ...['firstName', 'lastName', 'email', 'phoneNumber'],
    ]);
    expect(checkContact({ ...EMPTY_CONTACT, profileType: 'BUSINESS' }).map(({ field }) => field)).toEqual([
      ...['firstName', 'lastName', 'email', 'phoneNumber', 'companyName', 'street', 'postcode', 'city'],
    ]);
    expect(problems({ firstName: '  ' })).toEqual(['firstName required']);
  });

  it('asks for an address only when the stay is for business', () => {
    const none = { street: '', postcode: 'x', city: '***', countryCode: '' };
    expect(problems(none)).toEqual([]);
    expect(problems({ ...none, profileType: 'NO_PROFILE_SELECTED' })).toEqual([]);
    expect(problems({ ...firm, street: '', city: ' ' })).toEqual(['street required', 'city required']);
    expect(problems({ ...firm, countryCode: '' })).toContain('countryCode required');
  });

  it('asks for a company only when the stay is for business', () => {
    expect(problems({ profileType: 'BUSINESS' })).toEqual(['companyName required']);
    expect(problems({ profileType: 'BUSINESS', companyName: 'Ääni & Kuva Oy' })).toEqual([]);
    expect(problems({ companyName: '***', businessId: 'x' })).toEqual([]);
  });

  it('asks who stays only when it is someone else', () => {
    expect(problems({ isForOther: true })).toEqual(['guestFirstName required', 'guestLastName required']);
    expect(problems({ isForOther: true, guestFirstName: 'Veikko', guestLastName: 'Salo' })).toEqual([]);
    expect(problems({ guestFirstName: '***' })).toEqual([]);
  });

  it('names the characters a hotel’s system does not take', () => {
    expect(checkContact({ ...guest, message: 'Hei 😀' })).toEqual([
      { field: 'message', problem: 'characters', offending: ['😀'] },
    ]);
  });

  it.each([
    ['street', 'Hauptstraße 12/3'],
    ['street', 'Main St 5, Apt #5'],
    ['city', 'Biel/Bienne'],
    ['companyName', 'Ø/K A/S @work'],
  ] as const)('takes %s %j as addresses and companies are written', (field, value) => {
    expect(checkContact({ ...guest, profileType: 'BUSINESS', companyName: 'Koivu', [field]: value })).toEqual([]);
  });

  it('asks for no postcode where a country has none', () => {
    expect(problems({ ...firm, countryCode: 'HK', postcode: '' })).toEqual([]);
    expect(problems({ ...firm, countryCode: 'SE', postcode: '' })).toEqual(['postcode required']);
  });

  it('gives the maximum length of a value', () => {
    expect(checkContact({ ...guest, lastName: 'a'.repeat(51) })).toEqual([
      { field: 'lastName', problem: 'tooLong', maxLength: 50 },
    ]);
    expect(problems({ message: 'a'.repeat(2600) })).toEqual([]);
    expect(problems({ message: 'a'.repeat(2601) })).toEqual(['message tooLong']);
  });

  it.each([
    ['email', 'aino'],
    ['phoneNumber', '()'],
    ['phoneNumber', '0401234x'],
    ['phoneNumberCountryCode', '358'],
    ['phoneNumberCountryCode', '+0'],
    ['postcode', '0010'],
    ['countryCode', 'Finland'],
  ] as const)('does not take %s %j', (field, value) => {
    expect(checkContact({ ...guest, ...firm, [field]: value })[0]?.field).toBe(field);
  });

  it('checks Finnish business ids only', () => {
    expect(problems({ ...firm, businessId: '1234567-8' })).toEqual(['businessId format']);
    expect(problems({ ...firm, businessId: '1234567-1' })).toEqual([]);
    expect(problems({ ...firm, businessId: 'SE-556', countryCode: 'SE', postcode: '111 22' })).toEqual([]);
  });
});

describe('checkPerson', () => {
  it('asks for the address of whoever a card is for', () => {
    expect(checkPerson(guest)).toEqual([]);
    expect(checkPerson(EMPTY_CONTACT).map(({ field }) => field)).toEqual([
      ...['firstName', 'lastName', 'email', 'phoneNumber', 'street', 'postcode', 'city'],
    ]);
    expect(checkPerson({ ...guest, postcode: '0010' })).toEqual([{ field: 'postcode', problem: 'format' }]);
  });
});
