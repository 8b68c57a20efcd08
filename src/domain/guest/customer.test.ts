import type { ContactInformation } from './contactInformation';
import { EMPTY_CONTACT } from './emptyContact';
import { contactOf, detailsToFill, fillEmpty, membershipFor } from './customer';
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

describe('details to fill into the form of a booking', () => {
  const { street, postcode, city, countryCode, companyName, ...person } = work;
  const address = { street, postcode, city, countryCode };
  const business = { ...empty, profileType: 'BUSINESS' } as const;

  it('are those that it asks', () => {
    expect(detailsToFill(empty, work)).toEqual(person);
    expect(detailsToFill(business, work)).toEqual(work);
    expect(detailsToFill(business, known)).toEqual({ ...person, ...address });
  });

  it('are the address and the company too, once a customer in the form travels for business', () => {
    expect(detailsToFill({ ...business, ...person }, work)).toMatchObject({ ...address, companyName });
    expect(detailsToFill({ ...business, ...person, companyName: 'Mine Oy' }, work).companyName).toBe('Mine Oy');
  });

  it('are none where somebody else or another address was typed', () => {
    expect(detailsToFill({ ...business, ...person, lastName: 'Salo' }, work)).toEqual({});
    expect(detailsToFill({ ...business, ...person, city: 'Turku' }, work)).toEqual({});
  });

  it('are filled in although an address that is not asked was typed before', () => {
    expect(detailsToFill({ ...empty, street: 'Rantakatu 1' }, work)).toEqual(person);
  });
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
