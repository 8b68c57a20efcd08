import { aKey } from '@/domain/testKey';
import { actOnPage } from '../../contracts/http/testGuest';
import { answerSite, testWorld } from '../../contracts/http/testWorld';
import { environment as site } from '@/config/environment';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { reservationOptionNames } from '@/domain/reservation/reservation';
import type { Reservation, ReservationOptionName } from '@/domain/reservation/reservation';
import type { Result } from '@/domain/result';
import type { Tokens } from '@/domain/guest/token';
import type { BookingCalls } from './bookingCalls';
import { callOf } from './testAsk';
import { atHotel, byCard, orderFor } from './testOrder';
import type { WantedOrder } from './testOrder';
import { aSearch } from './testSearch';
import { clearTokens, storeTokens } from './tokenStore';
import { offersOfV1 } from './booking-v1/testOffersV1';
import { useBookStayV1 } from './booking-v1/useBookStayV1';
import { useReadBookingV1 } from './booking-v1/useBookingCallsV1';
import { useCancelBookingV1 } from './booking-v1/useCancelBookingV1';
import { useCompletePaymentV1 } from './booking-v1/useCompletePaymentV1';
import { useStartPaymentV1 } from './booking-v1/useStartPaymentV1';
import { offersOfV2 } from './booking-v2/testOffersV2';
import { useBookStayV2 } from './booking-v2/useBookStayV2';
import { useReadBooking } from './booking-v2/useBookingCallsV2';
import { useCancelBookingV2 } from './booking-v2/useCancelBookingV2';
import { useCompletePaymentV2 } from './booking-v2/useCompletePaymentV2';
import { useStartPaymentV2 } from './booking-v2/useStartPaymentV2';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));
// Optional fields are asked for, as a page does once it knows its flags.
jest.mock('./useReservationFields', () => {
  const both = { withLines: true, withHeldUntil: true, withRefund: true, withCancelledAt: true, withPasses: true };
  return {
    useKnownReservationFields: () => both,
    useKnownSiteReservationFields: () => ({ ...both, withOptions: mockWithOptions, withStay: true }),
  };
});
/** Whether the site's API lists the options. */
let mockWithOptions = true;

const world = testWorld();
answerSite(world);
afterEach(() => clearTokens('SIGNED_OUT'));

async function signIn(customer: string): Promise<void> {
  const answer = await fetch(`${world.address}/oidc/test-token?customer=${customer}`);
  storeTokens((await answer.json()) as Tokens);
}

const offersOf = { v1: offersOfV1, v2: offersOfV2 };

const callsOf: Readonly<Record<BookingApi, () => BookingCalls>> = {
  v1: () => ({
    isReady: true,
    bookStay: callOf(site.siteEndpoint, useBookStayV1),
    startPayment: callOf(site.siteEndpoint, useStartPaymentV1),
    completePayment: callOf(site.siteEndpoint, () => useCompletePaymentV1('en')),
    readBooking: callOf(site.siteEndpoint, () => useReadBookingV1('en')),
    cancelBooking: callOf(site.siteEndpoint, () => useCancelBookingV1('en')),
  }),
  v2: () => ({
    isReady: true,
    bookStay: callOf(site.bookingEndpoint, useBookStayV2),
    startPayment: callOf(site.bookingEndpoint, useStartPaymentV2),
    completePayment: callOf(site.bookingEndpoint, useCompletePaymentV2),
    readBooking: callOf(site.bookingEndpoint, () => useReadBooking('en')),
    cancelBooking: callOf(site.bookingEndpoint, () => useCancelBookingV2('en')),
  }),
};

function valueOf<T>(result: Result<unknown, T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}

const verified: GuaranteeChoice = { ...byCard, type: 'CARD_VERIFICATION' };
const byBank: GuaranteeChoice = { ...byCard, method: 'ONLINE_BANK', bank: 'OP', card: null };
const byPoints: GuaranteeChoice = { ...atHotel, type: 'S_POINTS', method: 'S_POINTS' };

interface Case {
  readonly name: string;
  readonly order: WantedOrder;
  readonly customer?: string;
  /** What follows: an act on the payment page, a second payment, and cancelling. */
  readonly then?: readonly ('cancel' | 'decline' | 'later' | 'pay' | 'payLater')[];
}

const two = aSearch();
const party = { rooms: 2, adults: 3, children: 3, childrenAges: [12, 7, 0], pets: 1 };
const forOther = { isForOther: true, guestFirstName: 'Veikko', guestLastName: 'Salo' };
const asom = { type: 'ASOM', identifier: '8001001' } as const;
const sCard = { type: 'S_CARD', identifier: '6400100019' } as const;
const members = aSearch({ loyaltyTypes: ['ASOM'] });
const points = aSearch({ rewardNight: true, loyaltyTypes: ['S_CARD'] });

/** It owes nothing, its guest pays ahead, and a bank decides on that. */
const STANDING_AND_DECIDED = 'a stay that stands while a bank decides on a payment';

const cases: readonly Case[] = [
  { name: 'nothing due', order: { criteria: two } },
  { name: 'a message to the hotel', order: { criteria: two, contact: { message: 'Late arrival' } } },
  { name: 'extras', order: { criteria: two, extra: 'FLOWERS' } },
  { name: 'two rooms with children, a baby and a pet', order: { criteria: aSearch({ party }), extra: 'FLOWERS' } },
  {
    name: 'a name for each room',
    order: { criteria: aSearch({ party }), contact: { roomGuests: [{ firstName: 'Aino', lastName: 'Salo' }] } },
  },
  { name: 'booked for another', order: { criteria: two, contact: forOther } },
  {
    name: 'a stay for work',
    order: { criteria: two, contact: { profileType: 'BUSINESS', companyName: 'Koivu Oy', reference: 'R1' } },
  },
  { name: 'a promotion', order: { criteria: aSearch({ promotionCode: 'TALVI' }), rate: 'TALVI' } },
  { name: 'a company', order: { criteria: aSearch({ companyCode: 'YRITYS100' }), rate: 'YRITYS100' } },
  {
    name: 'an invoice to a company',
    order: {
      criteria: aSearch({ companyCode: 'YRITYS100' }),
      rate: 'YRITYS100',
      contact: { profileType: 'BUSINESS', companyName: 'Koivu Oy' },
    },
  },
  { name: 'a payment that waits', order: { criteria: two, guarantee: byCard } },
  { name: 'a guarantee that waits', order: { criteria: two, guarantee: verified } },
  { name: 'a payment that was declined', order: { criteria: two, guarantee: byCard }, then: ['decline'] },
  { name: 'paid by card', order: { criteria: two, guarantee: byCard }, then: ['pay'] },
  { name: 'paid at a bank', order: { criteria: two, guarantee: byBank, extra: 'FLOWERS' }, then: ['pay'] },
  { name: 'guaranteed by a card', order: { criteria: two, guarantee: verified }, then: ['pay'] },
  {
    name: 'paid, at a rate that cannot be cancelled',
    order: { criteria: two, rate: 'ADVANCE', guarantee: byCard },
    then: ['pay'],
  },
  { name: 'a payment that a bank decides on', order: { criteria: two, guarantee: byBank }, then: ['later'] },
  { name: STANDING_AND_DECIDED, order: { criteria: two }, then: ['payLater', 'later'] },
  { name: 'a payment begun later', order: { criteria: two }, then: ['payLater'] },
  { name: 'paid later', order: { criteria: two }, then: ['payLater', 'pay'] },
  { name: 'cancelled', order: { criteria: two }, then: ['cancel'] },
  { name: 'cancelled while it waited', order: { criteria: two, guarantee: byCard }, then: ['cancel'] },
  { name: 'cancelled after it was paid', order: { criteria: two, guarantee: byCard }, then: ['pay', 'cancel'] },
  { name: 'cancelled after a guarantee', order: { criteria: two, guarantee: verified }, then: ['pay', 'cancel'] },
  {
    name: 'a member',
    customer: 'asom',
    order: { criteria: members, rate: 'ASOM', membership: asom, asCustomer: true },
  },
  {
    name: 'a customer without a membership',
    customer: 'none',
    order: { criteria: two, asCustomer: true, guarantee: byCard },
    then: ['pay'],
  },
  {
    name: 'a card holder',
    customer: 'scard',
    order: {
      criteria: aSearch({ loyaltyTypes: ['S_CARD'] }),
      rate: 'SCARD',
      membership: sCard,
      contact: { firstName: 'Sakari', lastName: 'Korpi' },
      asCustomer: true,
      guarantee: byCard,
    },
    then: ['pay'],
  },
  {
    name: 'points',
    customer: 'scard',
    order: { criteria: points, rate: 'REWARD', membership: sCard, asCustomer: true, guarantee: byPoints },
  },
  {
    name: 'points that were given back',
    customer: 'scard',
    order: { criteria: points, rate: 'REWARD', membership: sCard, asCustomer: true, guarantee: byPoints },
    then: ['cancel'],
  },
];

/** Books through an API and does what follows. */
async function play(api: BookingApi, { name, order: wanted, then = [] }: Case) {
  const calls = callsOf[api]();
  const order = orderFor(valueOf(await offersOf[api](wanted.criteria)), wanted);
  const made = valueOf(await calls.bookStay(order, aKey(`${api} ${name}`)));
  const booked = { bookingNumber: made.bookingNumber, bookingHash: made.bookingHash };
  let { payment } = made;
  for (const step of then) {
    if (step === 'cancel') valueOf(await calls.cancelBooking(booked));
    else if (step === 'payLater') {
      payment = valueOf(await calls.startPayment(booked, byCard, order.returnUrl, aKey(`${api} ${name}:0`)));
    } else {
      await actOnPage(world, payment.paymentUrl, step);
      if (step === 'pay')
        valueOf(await calls.completePayment(booked, payment.paymentId ?? '', aKey(`${api} ${name} done`)));
    }
  }
  return { booked, order };
}

const open = { enabled: true, allowed: true, issueReason: null };

/** What is a rule of the hotel's own: the site cannot derive it from the states. */
const ofHotel: readonly ReservationOptionName[] = ['checkOut', 'createMobileKey', 'createPhysicalKey'];

const derivable = ({ options }: Reservation) =>
  Object.fromEntries(
    reservationOptionNames.filter((name) => !ofHotel.includes(name)).map((name) => [name, options[name]]),
  );

/** What derived options cannot know, by case. */
const derivedOtherwise: Readonly<Record<string, Partial<Reservation['options']>>> = {
  // That a bank decides shows by a hold without an end, and a stay that stands has no hold. Whoever cancels or changes it
  // all the same gets the reason as the answer.
  [STANDING_AND_DECIDED]: {
    cancel: open,
    onlineCancel: open,
    guarantee: open,
    modifyDates: open,
    modifyExtraServices: open,
    modifyRoomTypes: open,
  },
};

/** What only one of the APIs has: the older one has check-in, keys and who stays, the other the way to settle and a hotel's mark. */
const asOlderApi = (told: Reservation, { stayProgress, guestContact }: Reservation): Reservation => ({
  ...told,
  // Only the site's API has a code of its own.
  deskCode: `DESK-${told.bookingNumber}`,
  changes: 'online',
  stayProgress,
  guestContact,
  paymentType: null,
  hotel: { ...told.hotel, logo: null },
});

describe.each(bookingApis)('a reservation made by %s, read from both APIs', (api) => {
  afterEach(() => {
    mockWithOptions = true;
  });

  it.each(cases)('is the same: $name', async (each) => {
    if (each.customer) await signIn(each.customer);
    const { booked, order } = await play(api, each);
    const one = valueOf(await callsOf.v1().readBooking(booked));
    const other = valueOf(await callsOf.v2().readBooking(booked));
    // Only the site's API changes a reservation, and knows of check-in and keys.
    expect(one).toEqual(asOlderApi(other, one));
    expect(one.total).toEqual(order.expectedPrice);
    expect(one.guestContact?.lastName ?? null).toBe(order.contact.isForOther ? order.contact.guestLastName : null);
    expect(one.contact.address.street).toBe(order.contact.profileType === 'BUSINESS' ? 'Koivukuja 1' : '');
    expect(one.cancelledAt !== null).toBe(one.status === 'CANCELLED');
    mockWithOptions = false;
    const derived = valueOf(await callsOf.v1().readBooking(booked));
    expect(derivable(derived)).toEqual({ ...derivable(other), ...derivedOtherwise[each.name] });
    if (derivedOtherwise[each.name]) expect(derivable(derived)).not.toEqual(derivable(other));
  });
});

describe('the stays of a customer’s history', () => {
  it('are the same read from both APIs: past, in the house, due out, from elsewhere, of a trip, refunded', async () => {
    const given = await fetch(`${world.address}/__test/stays`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ customer: 'asom' }),
    });
    const { stays } = (await given.json()) as {
      readonly stays: Readonly<Record<string, { readonly number: string; readonly hash: string }>>;
    };
    const facts = new Set<string | null>();
    for (const { number, hash } of Object.values(stays)) {
      const booked = { bookingNumber: number, bookingHash: hash };
      const one = valueOf(await callsOf.v1().readBooking(booked));
      const other = valueOf(await callsOf.v2().readBooking(booked));
      expect(one).toEqual(asOlderApi(other, one));
      for (const fact of [one.status, one.source, one.mode, other.paymentType]) facts.add(fact);
    }
    for (const fact of ['CANCELLED', 'CURRENT_STAY', 'DUE_OUT', 'PAST_STAY', 'PRE_CHECKIN', 'CONFIRMED'] as const) {
      expect(facts).toContain(fact);
    }
    for (const fact of ['EXTERNAL_CHANNEL', 'UNCLASSIFIED', 'ITINERARY', 'VIRTUAL_CARD', 'CASH'] as const)
      expect(facts).toContain(fact);
    // Some sixty questions.
  }, 30_000);
});
