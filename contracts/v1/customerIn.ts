import type { CallContext } from '../callContext';
import { addDays, dayIn } from '../world/calendar';
import { cardValidity, holds, type CustomerRecord } from '../world/customers';
import { pointsLeft } from '../world/points';
import type { World } from '../world/context';
import { signedIn } from './signedIn';

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

/** The customer who is signed in; with a profile, in that role. */
export const currentCustomer = (context: CallContext, withProfile: boolean) => {
  const { customer, notLoggedIn } = signedIn(context, 'READ_CUSTOMER_INFORMATION');
  // Without a profile: all data of the customer.
  const isForWork = !withProfile || context.caller.profile === 'BUSINESS';
  return { customerDetails: customer && details(context.world, customer, isForWork), notLoggedIn };
};

/** The role for work needs a valid S-Card; the private one needs nothing. */
export const mayActInRole = ({ profile, customer }: CallContext['caller']): boolean =>
  profile !== 'BUSINESS' || holds(customer, 'S_CARD');

export const profileVerification = ({ caller }: CallContext) => ({
  result: mayActInRole(caller) ? 'OK' : 'NO_SCARD_OR_WRONG_SCARD_ASSOCIATION',
});
