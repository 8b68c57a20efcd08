import type { ContactInformation } from './contactInformation';
import { EMPTY_CONTACT } from './emptyContact';
import { contactOf, fillEmpty, membershipFor } from './customer';
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
const empty: ContactInformation = { ...EMPTY_CONTACT, profileType: 'PRIVATE' };
const customer = (contacts: Customer['contacts']): Customer => ({
  id: '1',
  contacts,
  eligibleToUseAsom: false,
  eligibleToUseSCard: false,
  asom: null,
  sCard: null,
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

  it('are not those of the card while they are switched off', () => {
    expect(contactOf(both, 'BUSINESS', false)).toBe(known);
    expect(contactOf(customer([{ membership: 'S_CARD', contact: work }]), 'BUSINESS', false)).toBeNull();
  });

  it('fill an empty form, and keep what belongs to the trip', () => {
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

describe('the membership of an order', () => {
  const asom = { identifier: '8001001', isStaff: false };
  const sCard = { identifier: '6400100019', validity: 'VALID', validUntil: null, points: 0 } as const;

  it.each([
    [['ASOM', 'NONE'], { asom, sCard }, { type: 'ASOM', identifier: '8001001' }],
    [['S_CARD'], { asom, sCard }, { type: 'S_CARD', identifier: '6400100019' }],
    [['S_CARD'], { asom, sCard: null }, null],
    [['NONE'], { asom, sCard }, null],
    [['ASOM'], null, null],
  ] as const)('for rates of %j', (rates, customer, membership) => {
    expect(membershipFor(rates, customer)).toEqual(membership);
  });
});
