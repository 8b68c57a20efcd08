import type { ContactInformation } from './booking';
import { contactOf, fillEmpty, profileHeader, profileOf } from './customer';
import type { Customer, CustomerContact } from './customer';

const known: CustomerContact = {
  firstName: 'Aino',
  lastName: 'Salmi',
  email: 'aino@guest.example',
  phoneNumberCountryCode: '+358',
  phoneNumber: '401234567',
  street: 'Koivukuja 4',
  postcode: '33100',
  city: 'Tampere',
  countryCode: 'FI',
  companyName: '',
};
const work: CustomerContact = { ...known, companyName: 'Pohjola Puu Oy' };
const empty: ContactInformation = {
  profileType: 'PRIVATE',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumberCountryCode: '+358',
  phoneNumber: '',
  street: '',
  postcode: '',
  city: '',
  countryCode: 'FI',
  companyName: '',
  businessId: '',
  reference: '',
  message: '',
};
const customer = (contacts: Customer['contacts']): Customer => ({
  id: '1',
  contacts,
  eligibleToUseAsom: false,
  eligibleToUseSCard: false,
  asom: null,
  sCard: null,
});

describe('the role a customer calls in', () => {
  it.each([
    ['ASOM', 'PRIVATE'],
    ['SCARD', 'BUSINESS'],
    ['S_CARD', 'NO_PROFILE_SELECTED'],
    ['asom', 'NO_PROFILE_SELECTED'],
    ['', 'NO_PROFILE_SELECTED'],
    [null, 'NO_PROFILE_SELECTED'],
  ])('%s in the address gives %s', (type, profile) => {
    expect(profileOf(type)).toBe(profile);
  });

  it('is for work to verify, and follows the membership to edit', () => {
    expect(profileHeader({ kind: 'verify' })).toBe('BUSINESS');
    expect(profileHeader({ kind: 'edit', membership: 'ASOM' })).toBe('PRIVATE');
    expect(profileHeader({ kind: 'edit', membership: 'S_CARD' })).toBe('BUSINESS');
    expect(profileHeader({ kind: 'edit', membership: 'NONE' })).toBeNull();
  });
});

describe('details to book with', () => {
  const both = customer([
    { membership: 'ASOM', contact: known },
    { membership: 'S_CARD', contact: work },
  ]);

  it('are those of the role, else the first', () => {
    expect(contactOf(both, 'BUSINESS')).toBe(work);
    expect(contactOf(both, 'PRIVATE')).toBe(known);
    expect(contactOf(both, 'NO_PROFILE_SELECTED')).toBe(known);
    expect(contactOf(customer([{ membership: 'S_CARD', contact: work }]), 'PRIVATE')).toBe(work);
    expect(contactOf(customer([]), 'PRIVATE')).toBeNull();
  });

  it('fill a form that nobody began, and keep what belongs to the trip', () => {
    const filled = fillEmpty({ ...empty, message: 'Late arrival', companyName: 'Mine Oy' }, work);
    expect(filled).toEqual({ ...empty, ...work, message: 'Late arrival', companyName: 'Mine Oy' });
  });

  it.each(['firstName', 'lastName', 'email', 'phoneNumber', 'street'] as const)(
    'leave a form alone in which %s was typed',
    (field) => {
      const typed = { ...empty, [field]: 'x' };
      expect(fillEmpty(typed, known)).toBe(typed);
    },
  );
});
