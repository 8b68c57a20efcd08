import type { Bank, GuaranteeType, PaymentCard, PaymentFlow, PaymentMethod } from '@/domain/payment/payment';
import { ask, createMutation, offerOf, orderOf, type CreateAnswer, type Headers, type TestWorld } from './testGuest';
import {
  askToReserve,
  completePayment,
  initPayment,
  rateOf,
  reservationOf,
  type Begun as BegunV1,
} from './testGuestV1';

/** One way to settle a stay, in the terms of the world. */
export interface Way {
  readonly type: GuaranteeType;
  readonly flow: PaymentFlow;
  readonly method: PaymentMethod;
  /** Visa and Nordea, unless others are named. */
  readonly card?: PaymentCard;
  readonly bank?: Bank;
  /** Another saved card than the customer's valid one. */
  readonly savedCardId?: string | undefined;
}

export interface Key {
  readonly number: string;
  readonly hash: string;
}
export type Started =
  | { readonly kind: 'begun'; readonly key: Key; readonly paymentId: string | null; readonly url: string | null }
  | { readonly kind: 'refused'; readonly why: string };

export type Begun = Extract<Started, { kind: 'begun' }>;
/** What was begun; fails when it was refused. */
export const begun = (started: Started): Begun => {
  if (started.kind === 'refused') throw new Error(`Refused: ${started.why}`);
  return started;
};

/** A guest who books a room for two nights and settles it, through one of the APIs. */
export interface Payer {
  readonly api: 'v1' | 'v2';
  /** Books, and starts the payment. */
  readonly start: (world: TestWorld, way: Way, headers?: Headers, hotelId?: string) => Promise<Started>;
  /** Starts another payment of a booking. */
  readonly again: (world: TestWorld, key: Key, way: Way, headers?: Headers) => Promise<Started>;
  /** The outcome of a payment: `done`, or the code of the failure with the provider's. */
  readonly complete: (world: TestWorld, key: Key, paymentId: string) => Promise<string>;
}

/** The saved card of a flow that needs one: the valid card of the customer `scard`, unless the way names another. */
const savedCardOf = (way: Way) => {
  if (way.flow !== 'STORED_INSTRUMENT') return {};
  return { savedCardId: 'savedCardId' in way ? way.savedCardId : 'customer-scard-4242' };
};
const returnUrl = '/en/payment/return';
const nightsOf = (way: Way) => (way.type === 'S_POINTS' ? { rewardNight: true } : {});
const planOf = (way: Way) => (way.type === 'S_POINTS' ? 'REWARD' : 'WEBBAR');
const codesOf = (code: string, paymentError: string | null | undefined) =>
  paymentError ? `${code}/${paymentError}` : code;

/** The key that a call is repeated under when its answer was lost. */
const under = (headers: Headers, part: string): Headers => {
  const key = headers['idempotency-key'];
  return key ? { ...headers, 'idempotency-key': `${key}-${part}` } : headers;
};

/** Repeats a call once whose answer never came. */
const patiently = <T>(call: () => Promise<T>): Promise<T> => call().catch(call);

// ---------------------------------------------------------------- v2

const guaranteeOf = (way: Way) => ({
  ...{ type: way.type, flow: way.flow, method: way.method, returnUrl },
  ...(way.method === 'CARD' ? { card: way.card ?? 'VISA' } : {}),
  ...(way.method === 'ONLINE_BANK' ? { bank: way.bank ?? 'NORDEA' } : {}),
  ...savedCardOf(way),
});

interface V2Refusal {
  readonly code?: string;
  readonly paymentError?: string | null;
}

const v2: Payer = {
  api: 'v2',
  start: async (world, way, headers = {}, hotelId = '1001') => {
    const offer = await offerOf(world, 'STQ', planOf(way), {}, { destination: { hotelId }, ...nightsOf(way) });
    const input = { ...orderOf(offer), guarantee: guaranteeOf(way) };
    const { data, errors } = await patiently(() =>
      ask<CreateAnswer | null>(world, createMutation, { input }, under(headers, 'create')),
    );
    const made = data?.createBooking;
    if (made?.__typename !== 'CreateBookingSuccess') {
      return { kind: 'refused', why: errors?.[0]?.extensions?.code ?? made?.issues[0]?.code ?? 'PRICE' };
    }
    const { bookingNumber: number, bookingHash: hash, paymentInstruction } = made;
    return { kind: 'begun', key: { number, hash }, ...paymentInstruction };
  },
  again: async (world, key, way, headers = {}) => {
    const { data } = await patiently(() =>
      ask<{
        initiateGuaranteeForBooking: V2Refusal & {
          readonly paymentInstruction?: { readonly paymentId: string; readonly url: string | null };
        };
      }>(
        world,
        `mutation Again($input: InitiateGuaranteeInput!) { initiateGuaranteeForBooking(input: $input) {
          ... on GuaranteeFailure { code paymentError }
          ... on InitiateGuaranteeSuccess { paymentInstruction { paymentId url } } } }`,
        { input: { bookingNumber: key.number, bookingHash: key.hash, guarantee: guaranteeOf(way) } },
        under(headers, 'again'),
      ),
    );
    const { code = 'NONE', paymentError, paymentInstruction } = data.initiateGuaranteeForBooking;
    return paymentInstruction
      ? { kind: 'begun', key, ...paymentInstruction }
      : { kind: 'refused', why: codesOf(code, paymentError) };
  },
  complete: async (world, key, paymentId) => {
    const { data } = await ask<{ completeGuaranteeForBooking: V2Refusal }>(
      world,
      `mutation Complete($input: CompleteGuaranteeInput!) { completeGuaranteeForBooking(input: $input) {
        ... on GuaranteeFailure { code paymentError } } }`,
      { input: { bookingNumber: key.number, bookingHash: key.hash, paymentId } },
    );
    const { code, paymentError } = data.completeGuaranteeForBooking;
    return code ? codesOf(code, paymentError) : 'done';
  },
};

// ---------------------------------------------------------------- v1

const typeNames = { CARD_VERIFICATION: 'GUARANTEE', DEPOSIT: 'PAYMENT', NONE: 'NONE', S_POINTS: 'SPOINT' };

const cardNames = {
  AMEX: 'Amex',
  DINERS_CLUB: 'DinersClub',
  MASTERCARD: 'Mastercard',
  S_BUSINESS: 'SBusiness',
  VISA: 'Visa',
};
const bankNames = { DANSKE: 'DanskeBank', NORDEA: 'Nordea', OP: 'OP', S_BANK: 'SPankki' };

const choiceOf = (way: Way) => ({
  ...{ paymentType: typeNames[way.type], flow: way.flow, method: way.method, returnUrl },
  ...(way.method === 'CARD' ? { card: cardNames[way.card ?? 'VISA'] } : {}),
  ...(way.method === 'ONLINE_BANK' ? { bank: bankNames[way.bank ?? 'NORDEA'] } : {}),
  ...savedCardOf(way),
});

const startedOf = (key: Key, { payment, error, notLoggedIn }: BegunV1): Started =>
  payment
    ? { kind: 'begun', key, paymentId: payment.paymentId, url: payment.url }
    : { kind: 'refused', why: codesOf(error?.type ?? notLoggedIn?.code ?? 'NONE', error?.paymentError) };

const v1: Payer = {
  api: 'v1',
  start: async (world, way, headers = {}, hotelId = '1001') => {
    const rate = await rateOf(world, 'STQ', planOf(way), {}, { hotelId, ...nightsOf(way) });
    // This API has no method where nothing is due before arrival.
    const paymentFlow = way.type === 'NONE' ? way.flow : 'NONE';
    const input = { ...reservationOf(rate, typeNames[way.type]), paymentFlow };
    const { data, errors } = await patiently(() => askToReserve(world, input, under(headers, 'create')));
    const made = Object.values(data ?? {})[0];
    if (!made?.reservation) {
      return { kind: 'refused', why: errors?.[0]?.extensions?.code ?? made?.errors[0]?.type ?? 'NOT_LOGGED_IN' };
    }
    const key = { number: made.reservation.id, hash: made.reservation.reservationHash };
    return way.type === 'NONE'
      ? { kind: 'begun', key, paymentId: null, url: null }
      : v1.again(world, key, way, headers);
  },
  again: async (world, key, way, headers = {}) => {
    const opened = { id: key.number, reservationHash: key.hash };
    const begun = await patiently(() => initPayment(world, opened, choiceOf(way), under(headers, 'again')));
    return startedOf(key, begun);
  },
  complete: async (world, key, paymentId) => {
    const opened = { id: key.number, reservationHash: key.hash };
    const { reservation, error } = await completePayment(world, opened, paymentId);
    if (reservation) return 'done';
    return error ? codesOf(error.type, error.paymentError) : 'NONE';
  },
};

export const payers: readonly Payer[] = [v1, v2];
