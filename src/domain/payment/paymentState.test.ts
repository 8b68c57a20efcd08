import { failureOf } from '../failure';
import { lastFailureOf, paymentState, unpaidFailure } from './paymentState';
import type { GuaranteeStatus } from '../reservation/reservation';

const nothing = { status: null, guaranteeStatus: null, lastFailure: null, isOwed: false } as const;
const pending = { ...nothing, status: 'PENDING', guaranteeStatus: 'NOT_GUARANTEED' } as const;

describe('paymentState', () => {
  it.each([
    ['DEPOSITED', 'deposit'],
    ['CARD_VERIFIED', 'cardVerification'],
    ['S_POINT_PAID', 'points'],
    ['DEPOSITED_OTHER', 'other'],
    ['GUARANTEED_OTHER', 'other'],
    ['NOT_APPLICABLE', 'nothingDue'],
  ] as const)('is paid when the reservation is %s, whatever the last attempt returned', (guaranteeStatus, by) => {
    const facts = { ...nothing, status: 'CONFIRMED', guaranteeStatus } as const;
    expect(paymentState(facts)).toEqual({ kind: 'paid', by });
    expect(paymentState({ ...facts, lastFailure: 'PAYMENT_FAILURE' })).toEqual({ kind: 'paid', by });
  });

  const inProgress: readonly GuaranteeStatus[] = [
    'CARD_VERIFICATION_IN_PROGRESS',
    'DEPOSIT_IN_PROGRESS',
    'S_POINT_PAYMENT_IN_PROGRESS',
  ];
  it.each(inProgress)('is pending while the reservation is %s', (guaranteeStatus) => {
    expect(paymentState({ ...pending, guaranteeStatus })).toEqual({ kind: 'pending' });
    expect(paymentState({ ...pending, guaranteeStatus, lastFailure: 'PAYMENT_FAILURE' })).toEqual({
      kind: 'notPaid',
      maySafelyRetry: true,
    });
  });

  it('lets the guest try again when nothing was paid', () => {
    expect(paymentState(pending)).toEqual({ kind: 'notPaid', maySafelyRetry: true });
    for (const lastFailure of ['PAYMENT_FAILURE', 'STAFF_RESTRICTION'] as const) {
      expect(paymentState({ ...pending, lastFailure })).toEqual({ kind: 'notPaid', maySafelyRetry: true });
    }
  });

  it('is never "not paid" while the outcome is uncertain', () => {
    for (const lastFailure of ['PAYMENT_IN_PROGRESS', 'RESERVATION_UPDATE_ERROR', 'TIME_OUT', 'UNKNOWN'] as const) {
      expect(paymentState({ ...pending, lastFailure })).toEqual({ kind: 'pending' });
    }
    expect(paymentState(nothing)).toEqual({ kind: 'pending' });
    expect(paymentState({ ...nothing, guaranteeStatus: 'NOT_GUARANTEED' })).toEqual({ kind: 'pending' });
  });

  it('offers no retry for a cancelled or expired reservation', () => {
    const gone = { kind: 'notPaid', maySafelyRetry: false };
    expect(paymentState({ ...pending, status: 'CANCELLED', lastFailure: 'TIME_OUT' })).toEqual(gone);
    expect(paymentState({ ...pending, lastFailure: 'INVALID_RESERVATION' })).toEqual(gone);
  });

  it('is settled when it was completed before, or when nothing is due', () => {
    expect(paymentState({ ...pending, lastFailure: 'ALREADY_COMPLETED' })).toEqual({ kind: 'paid', by: 'other' });
    expect(paymentState({ ...pending, status: 'CONFIRMED' })).toEqual({ kind: 'paid', by: 'nothingDue' });
    expect(paymentState({ ...pending, status: 'CONFIRMED', isOwed: true })).toEqual({
      kind: 'notPaid',
      maySafelyRetry: true,
    });
  });
});

describe('lastFailureOf', () => {
  it.each([
    ['no failure', null, true, null],
    ['a time-out that the status settles', failureOf('guarantee', 'TIME_OUT'), true, null],
    ['no reason, where the status settles it', failureOf('payment', 'UNKNOWN'), true, null],
    ['a time-out before the last check', failureOf('guarantee', 'TIME_OUT'), false, 'TIME_OUT'],
    ['no reason before the last check', failureOf('payment', 'UNKNOWN'), false, 'UNKNOWN'],
    ['a refusal, whatever the status', failureOf('payment', 'PROCESSING_FAILED'), true, 'PAYMENT_FAILURE'],
    ['no network', failureOf('transport', 'TIMEOUT'), true, 'UNKNOWN'],
  ] as const)('%s', (_, failure, isLastCheckOfIdle, expected) => {
    expect(lastFailureOf(failure, isLastCheckOfIdle)).toBe(expected);
  });
});

describe('unpaidFailure', () => {
  const refused = failureOf('payment', 'REFUSED_BY_ISSUER');
  const failed = failureOf('guarantee', 'PAYMENT_FAILURE');

  it.each([
    ['the reason of the API', refused, failureOf('payment', 'CANCELLED_BY_CUSTOMER'), refused],
    ['the reason that was known before', null, refused, refused],
    ['no time-out beside "it is safe to pay again"', failureOf('guarantee', 'TIME_OUT'), null, failed],
    ['the known reason, not the time-out after it', failureOf('guarantee', 'TIME_OUT'), refused, refused],
    ['no reason of the provider', failureOf('payment', 'UNKNOWN'), failureOf('transport', 'NETWORK'), failed],
  ] as const)('is %s', (_, own, before, expected) => {
    expect(unpaidFailure(own, before)).toEqual(expected);
  });
});
