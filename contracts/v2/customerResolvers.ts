import type { AccessScope } from '@/domain/guest/accessScope';
import { memberships } from '@/domain/guest/membership';
import type { LoyaltyType } from '@/domain/guest/membership';
import { isBeyondScope, checkGateway, type CallContext } from '../callContext';
import { addDays, dayIn } from '../world/calendar';
import { cardValidity, holds, type CustomerRecord } from '../world/customers';
import { pointsLeft } from '../world/points';
import { listBookings, type BookingsAsked } from '../world/rules/listBookings';
import type { ApiLocale } from './apiLocale';
import { presentBooking } from './presentBooking';

const authenticationRequired = ({ caller }: CallContext) => ({
  __typename: 'AuthenticationRequired',
  code: caller.twist.authorization?.code ?? (caller.customer ? 'AUTHORIZATION_INVALID' : 'NO_TOKEN_PROVIDED'),
});

const isRefused = (context: CallContext, scope: AccessScope) =>
  context.caller.twist.authorization?.as === 'answer' || isBeyondScope(context, scope);

const contactDetails = (customer: CustomerRecord, membership: LoyaltyType) => ({
  membership,
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  phoneCountryCode: '+358',
  phoneNumber: customer.phone,
  address: { street: customer.street, postCode: customer.postCode, city: customer.city, countryCode: 'FI' },
  companyName: customer.companyName,
});

const membershipOf = ({ world }: CallContext, customer: CustomerRecord) => {
  const { asom, sCard } = customer;
  const today = dayIn(world.now().getTime(), 'Europe/Helsinki');
  return {
    eligibleToUseAsom: asom !== null,
    eligibleToUseSCard: sCard !== null && sCard.daysLeft >= 0,
    asomMembership: asom,
    sCardMembership: sCard && {
      identifier: sCard.identifier,
      validity: cardValidity(sCard),
      validUntil: addDays(today, sCard.daysLeft),
      points: Math.floor(pointsLeft(world, customer) / 100),
    },
  };
};

export const authenticatedCustomer = (_: unknown, __: unknown, context: CallContext) => {
  checkGateway(context);
  const { customer } = context.caller;
  if (!customer || isRefused(context, 'READ_CUSTOMER_INFORMATION')) return authenticationRequired(context);
  const held = memberships.filter((type) => holds(customer, type));
  return {
    __typename: 'AuthenticatedCustomer',
    customerDetails: { customerId: customer.id },
    contactInformationDetails: (held.length > 0 ? held : (['NONE'] as const)).map((type) =>
      contactDetails(customer, type),
    ),
    membership: membershipOf(context, customer),
  };
};

export const getBookings = (
  _: unknown,
  { input }: { input: BookingsAsked & { locale: ApiLocale } },
  context: CallContext,
) => {
  checkGateway(context);
  const { world, caller } = context;
  const { customer } = caller;
  if (!customer || isRefused(context, 'LIST_MY_RESERVATIONS')) return authenticationRequired(context);
  return {
    __typename: 'BookingConnection',
    ...listBookings(world, caller, customer, input, (booking) => presentBooking(context, booking, input.locale)),
  };
};
