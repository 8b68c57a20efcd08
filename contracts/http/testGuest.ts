import { createServer, type Harness, type HarnessOptions } from './createServer';

/** Monday morning in early winter: the default time of every test. */
export const MONDAY = new Date('2026-11-02T09:00:00+02:00');

export interface TestWorld {
  readonly harness: Harness;
  readonly address: string;
}

/** Starts a server of its own for one test file. */
export const startTestWorld = async (more: Partial<HarnessOptions> = {}): Promise<TestWorld> => {
  const harness = createServer({
    db: ':memory:',
    now: () => MONDAY,
    seed: 'test',
    strict: true,
    staticDir: null,
    port: 0,
    testControl: true,
    testTokens: true,
    desk: true,
    predictable: true,
    ...more,
  });
  return { harness, address: await harness.listen() };
};

/** A harness that tests reach over HTTP alone. */
export type Reached = Pick<TestWorld, 'address'>;

export type Headers = Readonly<Record<string, string>>;

/** The answer of a GraphQL endpoint, loosely typed for assertions. */
export interface Answer<Data> {
  readonly data: Data;
  readonly errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
}

export const ask = async <Data>(
  { address }: Reached,
  query: string,
  variables: unknown = {},
  headers: Headers = {},
  endpoint = '/booking/graphql',
): Promise<Answer<Data>> => {
  const response = await fetch(address + endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()) as Answer<Data>;
};

export interface Money {
  readonly value: number | string;
  readonly currency: string;
}

export const availabilityQuery = `query Availability($input: AvailabilityInput!, $extras: ExtraServiceCriteria) {
  availability(availabilityInput: $input, extraServiceCriteria: $extras) {
    __typename
    ... on AvailabilityFailure { code }
    ... on Availability {
      issues { code }
      hotels {
        hotelId available lowestTotal { value currency } nearestDates { startDate endDate } unavailable { reason rooms }
        extraServices { id unitPrice { value currency } }
        availableRooms {
          roomConfigurationId roomTypeRefId rateRefId rateCode roomsLeft cancelableUntil
          price { amount { value currency } } restrictions { reason }
          asomMembershipApplied promotionCodeApplied
        }
      }
    }
  }
}`;

export interface OfferAnswer {
  readonly roomConfigurationId: string;
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly rateCode: string;
  readonly roomsLeft: number;
  readonly cancelableUntil: string | null;
  readonly price: { readonly amount: Money };
  readonly restrictions: readonly { readonly reason: string }[];
  readonly promotionCodeApplied: boolean;
}

export interface AvailabilityAnswer {
  readonly availability: {
    readonly __typename: string;
    readonly code?: string;
    readonly issues: readonly { readonly code: string }[];
    readonly hotels: readonly {
      readonly hotelId: string;
      readonly available: boolean;
      readonly lowestTotal: Money | null;
      readonly nearestDates: readonly { readonly startDate: string; readonly endDate: string }[];
      readonly unavailable: { readonly reason: string; readonly rooms: number | null } | null;
      readonly extraServices: readonly { readonly id: string; readonly unitPrice: Money }[];
      readonly availableRooms: readonly OfferAnswer[];
    }[];
  };
}

export const searchInput = {
  locale: 'EN_GB',
  destination: { hotelId: '1001' },
  dateRange: { startDate: '2026-12-01', endDate: '2026-12-03' },
  rooms: [{ adultCount: 2 }],
};

export const search = async (
  world: Reached,
  more: Readonly<Record<string, unknown>> = {},
  headers: Headers = {},
): Promise<AvailabilityAnswer['availability']> => {
  const variables = { input: { ...searchInput, ...more }, extras: {} };
  const { data } = await ask<AvailabilityAnswer>(world, availabilityQuery, variables, headers);
  return data.availability;
};

export const createMutation = `mutation Create($input: CreateBookingInput!) {
  createBooking(input: $input) {
    __typename
    ... on CreateBookingSuccess { bookingNumber bookingHash paymentInstruction { paymentId url } }
    ... on CreateBookingFailure { issues {
      __typename
      ... on UnexpectedPriceIssue { expectedPrice { value currency } actualPrice { value currency } }
      ... on BookingIssue { code roomIndex }
    } }
  }
}`;

export interface CreateAnswer {
  readonly createBooking: {
    readonly __typename: string;
    readonly bookingNumber: string;
    readonly bookingHash: string;
    readonly paymentInstruction: { readonly paymentId: string | null; readonly url: string | null };
    readonly issues: readonly {
      readonly __typename: string;
      readonly code?: string;
      readonly roomIndex?: number | null;
      readonly actualPrice?: Money;
      readonly expectedPrice?: Money;
    }[];
  };
}

const guaranteeOf = {
  DEPOSIT: { type: 'DEPOSIT', flow: 'WEB_TERMINAL', method: 'CARD', card: 'VISA', returnUrl: '/en/payment/return' },
  CARD_VERIFICATION: {
    type: 'CARD_VERIFICATION',
    flow: 'WEB_TERMINAL',
    method: 'CARD',
    card: 'VISA',
    returnUrl: '/en/payment/return',
  },
  NONE: { type: 'NONE', flow: 'NONE', method: 'NONE', returnUrl: '/en/payment/return' },
  S_POINTS: { type: 'S_POINTS', flow: 'NONE', method: 'S_POINTS', returnUrl: '/en/payment/return' },
};

/** The address that a stay for business has. */
export const companyAddress = { street: 'Koivukuja 1', postCode: '00100', city: 'Helsinki', countryCode: 'FI' };

/** An order for one offer, for two adults on holiday. */
export const orderOf = (
  offer: Pick<OfferAnswer, 'price' | 'rateRefId' | 'roomTypeRefId'>,
  guarantee: keyof typeof guaranteeOf = 'NONE',
  room: Readonly<Record<string, unknown>> = {},
) => ({
  locale: 'EN_GB',
  hotelId: offer.roomTypeRefId.split('-')[0],
  dateRange: searchInput.dateRange,
  rooms: [
    {
      roomTypeRefId: offer.roomTypeRefId,
      rateRefId: offer.rateRefId,
      guest: { firstName: 'Maija', lastName: 'Mäkinen' },
      adultCount: 2,
      childCount: 0,
      babyCount: 0,
      petCount: 0,
      childAges: [],
      ...room,
    },
  ],
  contact: {
    profileType: 'PRIVATE',
    firstName: 'Maija',
    lastName: 'Mäkinen',
    email: 'maija@guest.example',
    phone: { countryCode: '+358', number: '401234567' },
  },
  expectedPrice: offer.price.amount,
  guarantee: guaranteeOf[guarantee],
});

export const book = async (world: Reached, input: unknown, headers: Headers = {}) =>
  (await ask<CreateAnswer>(world, createMutation, { input }, headers)).data.createBooking;

/** The offer of a room type at a rate, from the standard search. */
export const offerOf = async (world: Reached, code: string, rate = 'WEBBAR', headers: Headers = {}, more = {}) => {
  const { hotels } = await search(world, more, headers);
  const offer = hotels
    .flatMap(({ availableRooms }) => availableRooms)
    .find(({ roomTypeRefId, rateCode }) => roomTypeRefId.endsWith(`-${code}`) && rateCode === rate);
  if (!offer) throw new Error(`No offer of ${code} at ${rate}`);
  return offer;
};

/** The Authorization header of a customer. */
export const signedIn = async ({ address }: Reached, customer: string, query = ''): Promise<Headers> => {
  const response = await fetch(`${address}/oidc/test-token?customer=${customer}${query}`);
  const { accessToken } = (await response.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
};

/** Submits the payment page; resolves to the address it redirects to. */
export const actOnPage = async ({ address }: Reached, url: string | null, act: string): Promise<string | null> => {
  const body = new URLSearchParams({ act });
  const response = await fetch(address + (url ?? ''), { method: 'POST', body, redirect: 'manual' });
  return response.headers.get('location');
};
