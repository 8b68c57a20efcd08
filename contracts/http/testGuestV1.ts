import { ask, searchInput, type Headers, type Money, type TestWorld } from './testGuest';

/** The same guest as in `testGuest`, through the older flow. */
const askV1 = async <Data>(world: TestWorld, query: string, variables: unknown, headers: Headers = {}) =>
  ask<Data>(world, query, variables, headers, '/graphql');

export interface RateAnswer {
  readonly id: string;
  readonly type: string;
  readonly price: { readonly amount: Money };
  readonly priceWithoutDiscount: { readonly amount: Money } | null;
  readonly cancellationTime: string | null;
  readonly depositRequirement: string;
  readonly restrictions: readonly string[];
  readonly promotionCode: string | null;
  readonly companyCode: string | null;
  readonly blockCode: string | null;
}

export interface FoundHotel {
  readonly hotel: { readonly id: string };
  readonly available: boolean;
  readonly nearestDates: readonly { readonly startDate: string; readonly endDate: string }[];
  readonly unavailable: { readonly reason: string; readonly rooms: number | null } | null;
  readonly rooms: readonly {
    readonly roomTypes: readonly {
      readonly roomType: { readonly id: string };
      readonly roomsLeft: number;
      readonly rates: readonly RateAnswer[];
    }[];
  }[];
  readonly extraServices: {
    readonly extraServices: readonly { readonly id: string; readonly unitPrice: Money }[];
  } | null;
}

interface SearchAnswer {
  readonly availability: {
    readonly availability: { readonly hotels: readonly FoundHotel[]; readonly issues: readonly string[] } | null;
    readonly error: { readonly type: string } | null;
  };
}

const availabilityQuery = `query Availability(
  $criteria: AvailabilityCriteria!, $types: [LoyaltyMembershipType!]!, $extras: Boolean!, $editing: Boolean!
) {
  availability(
    locale: en_GB, criteria: $criteria, loyaltyMembershipTypes: $types, withExtraServices: $extras, editing: $editing
  ) {
    error { type }
    availability {
      issues
      hotels {
        hotel { id locale } available nearestDates { startDate endDate } unavailable { reason rooms }
        rooms { roomTypes { roomsLeft roomType { id } rates {
          id type cancellationTime depositRequirement restrictions promotionCode companyCode blockCode
          price { amount { value currency } } priceWithoutDiscount { amount { value currency } }
        } } }
        extraServices { extraServices { id unitPrice { value currency } } }
      }
    }
  }
}`;

/** Options of a search beside its criteria. */
interface Asked {
  readonly types?: readonly string[];
  readonly extras?: boolean;
  readonly editing?: boolean;
}

export const searchV1 = async (
  world: TestWorld,
  more: Readonly<Record<string, unknown>> = {},
  { types = [], extras = false, editing = false }: Asked = {},
  headers: Headers = {},
) => {
  const criteria = { hotelId: '1001', dateRange: searchInput.dateRange, rooms: [{ adults: 2 }], ...more };
  const variables = { criteria, types, extras, editing };
  return (await askV1<SearchAnswer>(world, availabilityQuery, variables, headers)).data.availability;
};

export interface RateOffer {
  readonly roomTypeId: string;
  readonly rate: RateAnswer;
}

/** A room type at a rate, from the standard search. */
export const rateOf = async (
  world: TestWorld,
  code: string,
  type = 'WEBBAR',
  headers: Headers = {},
  more: Readonly<Record<string, unknown>> = {},
  asked: Asked = {},
): Promise<RateOffer> => {
  const { availability } = await searchV1(world, more, asked, headers);
  const found = (availability?.hotels ?? [])
    .flatMap(({ rooms }) => rooms)
    .flatMap(({ roomTypes }) => roomTypes)
    .find(({ roomType }) => roomType.id.endsWith(`-${code}`));
  const rate = found?.rates.find((each) => each.type === type);
  if (!found || !rate) throw new Error(`No rate ${type} of ${code}`);
  return { roomTypeId: found.roomType.id, rate };
};

/** The address that a stay for business has. */
export const companyAddressV1 = { street: 'Koivukuja 1', postcode: '00100', city: 'Helsinki', countryCode: 'FI' };

/** The order of a room for two adults on holiday. */
export const reservationOf = (
  { roomTypeId, rate }: RateOffer,
  paymentType = 'NONE',
  room: Readonly<Record<string, unknown>> = {},
) => ({
  locale: 'en_GB',
  hotelId: roomTypeId.split('-')[0],
  dateRange: searchInput.dateRange,
  rooms: [
    {
      roomTypeId,
      rateId: rate.id,
      guest: { firstName: 'Maija', lastName: 'Mäkinen' },
      adults: 2,
      ...room,
    },
  ],
  contact: {
    profileType: 'PRIVATE',
    firstName: 'Maija',
    lastName: 'Mäkinen',
    email: 'maija@guest.example',
    phoneNumberCountryCode: '+358',
    phoneNumber: '401234567',
  },
  totalPrice: rate.price.amount,
  paymentType,
});

export interface Reserved {
  readonly reservation: {
    readonly id: string;
    readonly reservationHash: string;
    readonly heldUntil: string | null;
  } | null;
  readonly errors: readonly {
    readonly type: string;
    readonly roomIndex: number | null;
    readonly totalPrice: Money | null;
  }[];
  readonly notLoggedIn: { readonly code: string } | null;
}

/** Asks to reserve: as a customer where the headers sign one in. */
export const askToReserve = (world: TestWorld, input: unknown, headers: Headers = {}) => {
  const field = headers.authorization ? 'createAuthenticatedReservation' : 'createReservation';
  return askV1<Readonly<Record<string, Reserved>>>(
    world,
    `mutation Create($input: CreateReservationInput!) { ${field}(input: $input) {
      reservation { id reservationHash heldUntil }
      errors { type roomIndex totalPrice { value currency } } notLoggedIn { code } } }`,
    { input },
    headers,
  );
};

export const reserve = async (world: TestWorld, input: unknown, headers: Headers = {}): Promise<Reserved> => {
  const { data, errors } = await askToReserve(world, input, headers);
  const answer = Object.values(data ?? {})[0];
  if (!answer) throw new Error(`No answer: ${JSON.stringify(errors)}`);
  return answer;
};

/** What opens a reservation, as this API names it. */
export interface ReservationKey {
  readonly id: string;
  readonly reservationHash: string;
}

/** Reserves, and fails when that is refused. */
export const reserved = async (world: TestWorld, input: unknown, headers: Headers = {}): Promise<ReservationKey> => {
  const { reservation, errors } = await reserve(world, input, headers);
  if (!reservation) throw new Error(`Not reserved: ${JSON.stringify(errors)}`);
  return { id: reservation.id, reservationHash: reservation.reservationHash };
};

export const byCard = { paymentType: 'PAYMENT', flow: 'WEB_TERMINAL', method: 'CARD', card: 'Visa' };

export interface PaymentError {
  readonly type: string;
  readonly paymentError: string | null;
}
export interface Begun {
  readonly payment: {
    readonly paymentId: string;
    readonly url: string | null;
    readonly expiresAt: string | null;
    readonly amount: Money;
    readonly flow: string;
    readonly method: string;
  } | null;
  readonly error: PaymentError | null;
  readonly notLoggedIn: { readonly code: string } | null;
}

const keyOf = ({ id, reservationHash }: ReservationKey) => ({ reservationId: id, reservationHash });

/** Starts a payment: as a customer where the headers sign one in. */
export const initPayment = async (
  world: TestWorld,
  key: ReservationKey,
  choice: Readonly<Record<string, unknown>> = byCard,
  headers: Headers = {},
): Promise<Begun> => {
  const field = headers.authorization ? 'initAuthenticatedReservationPayment' : 'initReservationPayment';
  const { data, errors } = await askV1<Readonly<Record<string, Begun>>>(
    world,
    `mutation Init($input: InitReservationPaymentInput!) { ${field}(input: $input) {
      payment { paymentId url expiresAt flow method amount { value currency } }
      error { type paymentError } notLoggedIn { code } } }`,
    { input: { ...keyOf(key), returnUrl: '/en/payment/return', ...choice } },
    headers,
  );
  const answer = Object.values(data ?? {})[0];
  if (!answer) throw new Error(`No answer: ${JSON.stringify(errors)}`);
  return answer;
};

export interface ShownReservation {
  readonly id: string;
  readonly status: string;
  readonly paymentType: string;
  readonly paymentStatus: string;
  readonly paidPrice: Money;
  readonly totalPrice: Money;
  readonly heldUntil: string | null;
}

const shown =
  'id locale status paymentType paymentStatus heldUntil paidPrice { value currency } totalPrice { value currency }';

export const completePayment = async (
  world: TestWorld,
  key: ReservationKey,
  paymentId: string,
  headers: Headers = {},
) => {
  const { data } = await askV1<{
    completeReservationPayment: { reservation: ShownReservation | null; error: PaymentError | null };
  }>(
    world,
    `mutation Complete($input: CompleteReservationPaymentInput!) { completeReservationPayment(input: $input) {
      reservation { ${shown} } error { type paymentError } } }`,
    { input: { ...keyOf(key), locale: 'en_GB', paymentId } },
    headers,
  );
  return data.completeReservationPayment;
};

export const showReservation = async (
  world: TestWorld,
  key: ReservationKey,
  headers: Headers = {},
  fields = shown,
): Promise<ShownReservation | null> => {
  const { data } = await askV1<{ reservation: ShownReservation | null }>(
    world,
    `query Show($id: ID!, $reservationHash: ID!) { reservation(locale: en_GB, id: $id, reservationHash: $reservationHash) { ${fields} } }`,
    key,
    headers,
  );
  return data.reservation;
};
