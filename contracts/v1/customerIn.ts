import type { CallContext } from '../callContext';
import type { AuthorizationErrorCode } from '../world/apiCodes';
import { addDays, dayIn } from '../world/calendar';
import { cardValidity, holds, type CustomerRecord } from '../world/customers';
import { pointsLeft } from '../world/points';
import type { World } from '../world/context';

const membershipsOf = (world: World, customer: CustomerRecord) => {
  const { asom, sCard } = customer;
  const today = dayIn(world.now().getTime(), 'Europe/Helsinki');
  return [
    ...(asom ? [{ type: 'ASOM', number: asom.identifier, validity: 'VALID', validUntil: null, points: null }] : []),
    ...(sCard
      ? [
          {
            type: 'SCARD',
            number: sCard.identifier,
            validity: cardValidity(sCard),
            validUntil: addDays(today, sCard.daysLeft),
            points: Math.floor(pointsLeft(world, customer) / 100),
          },
        ]
      : []),
  ];
};

const details = (world: World, customer: CustomerRecord, isForWork: boolean) => {
  const memberships = membershipsOf(world, customer);
  return {
    customerId: customer.id,
    membershipNumber: memberships[0]?.number ?? null,
    loyaltyMemberships: memberships,
    staffStatus: customer.asom?.isStaff ? 'STAFF' : 'NONE',
    contact: {
      firstName: customer.firstName,
      lastName: customer.lastName,
      email: customer.email,
      phoneNumberCountryCode: '+358',
      phoneNumber: customer.phone,
      companyName: isForWork ? customer.companyName : null,
    },
    address: { street: customer.street, postcode: customer.postCode, city: customer.city, countryCode: 'FI' },
  };
};

const notLoggedIn = (code: AuthorizationErrorCode) => ({ customerDetails: null, notLoggedIn: { code } });

/** The customer who is signed in; with a profile, in that role. */
export const currentCustomer = ({ world, caller }: CallContext, withProfile: boolean) => {
  const { customer, scopes, profile, twist } = caller;
  if (twist.authorization?.as === 'answer') return notLoggedIn(twist.authorization.code);
  if (!customer) return notLoggedIn('NO_TOKEN_PROVIDED');
  if (!scopes.includes('READ_CUSTOMER_INFORMATION')) return notLoggedIn('AUTHORIZATION_INVALID');
  // Without a profile: all data of the customer.
  return { customerDetails: details(world, customer, !withProfile || profile === 'BUSINESS'), notLoggedIn: null };
};

/** The role for work needs a valid S-Card; the private one needs nothing. */
export const profileVerification = ({ caller }: CallContext) => ({
  result:
    caller.profile === 'BUSINESS' && !holds(caller.customer, 'S_CARD') ? 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION' : 'OK',
});
