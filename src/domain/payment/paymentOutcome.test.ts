import { failureOf } from '../failure';
import type { Failure } from '../failure';
import { money } from '../money';
import type { Reservation } from '../reservation/reservation';
import { aReservation } from '../reservation/testReservation';
import { bookingPaidFor, paymentOutcome } from './paymentOutcome';

const waiting = aReservation({
  status: 'PENDING',
  guaranteeStatus: 'DEPOSIT_IN_PROGRESS',
  heldUntil: '2026-11-02T07:30:00Z',
});
const idle = aReservation({ status: 'PENDING', guaranteeStatus: 'NOT_GUARANTEED' });
const deposited = aReservation({ guaranteeStatus: 'DEPOSITED' });
const cancelled = aReservation({ status: 'CANCELLED', guaranteeStatus: 'NOT_APPLICABLE' });
const refused = failureOf('payment', 'REFUSED_BY_ISSUER');
const early = { isLastCheck: false, page: 'known' } as const;
const last = { isLastCheck: true, page: 'known' } as const;

const outcome = (
  reservation: Reservation | null,
  failure: Failure | null,
  asking: { readonly isLastCheck: boolean; readonly page: 'known' | 'missing' | 'notNeeded' } = early,
) =>
  paymentOutcome(
    { subject: reservation, failure },
    { ...asking, paidForBy: (each) => bookingPaidFor(each, failure !== null) },
  );

describe('the state of a payment', () => {
  it('is paid when the booking is paid, whatever the payment query returned', () => {
    for (const failure of [null, refused, failureOf('transport', 'NETWORK')]) {
      expect(outcome(deposited, failure)).toEqual({ kind: 'paid', subject: deposited });
    }
  });

  it('is paid when it was completed, even if the booking cannot be read', () => {
    expect(outcome(null, failureOf('guarantee', 'ALREADY_COMPLETED')).kind).toBe('paid');
  });

  it('is settled when the booking needs no payment', () => {
    expect(outcome(aReservation(), null).kind).toBe('paid');
  });

  it.each([
    refused,
    failureOf('payment', 'CANCELLED_BY_CUSTOMER'),
    failureOf('payment', 'PROCESSING_FAILED'),
    failureOf('guarantee', 'PAYMENT_FAILURE'),
    failureOf('guarantee', 'STAFF_RESTRICTION'),
  ])('is not paid, and may be paid again, after $code', (failure) => {
    expect(outcome(idle, failure)).toEqual({ kind: 'notPaid', failure, subject: idle });
  });

  it('can be continued when the guest only left the page', () => {
    expect(outcome(waiting, failureOf('guarantee', 'PAYMENT_IN_PROGRESS'))).toEqual({ kind: 'open' });
  });

  it('is with the bank when nothing ends the hold, also days later, and neither paid again nor continued', () => {
    const inProgress = failureOf('guarantee', 'PAYMENT_IN_PROGRESS');
    const kept = aReservation({ status: 'PENDING', guaranteeStatus: 'DEPOSIT_IN_PROGRESS', heldUntil: null });
    for (const context of [early, last, { ...last, page: 'missing' } as const]) {
      for (const failure of [inProgress, failureOf('transport', 'NETWORK'), null]) {
        expect(outcome(kept, failure, context)).toEqual({ kind: 'atBank' });
      }
    }
    // The money has arrived; what it pays for does not know yet.
    expect(outcome(kept, failureOf('guarantee', 'RESERVATION_UPDATE_ERROR')).kind).toBe('pending');
    // Where the API does not say until when it is held, the payment page decides.
    expect(outcome({ ...kept, heldUntil: undefined }, inProgress).kind).toBe('open');
    expect(outcome({ ...kept, heldUntil: '2026-11-02T07:30:00Z' }, inProgress).kind).toBe('open');
  });

  it('can be started again when its page had no address', () => {
    const asking = { ...early, page: 'missing' } as const;
    expect(outcome(waiting, failureOf('guarantee', 'PAYMENT_IN_PROGRESS'), asking)).toEqual({
      kind: 'noPage',
      subject: waiting,
    });
  });

  it('is pending when no page is needed', () => {
    const asking = { ...last, page: 'notNeeded' } as const;
    expect(outcome(waiting, failureOf('guarantee', 'PAYMENT_IN_PROGRESS'), asking).kind).toBe('pending');
  });

  it.each([
    failureOf('transport', 'NETWORK'),
    failureOf('transport', 'TIMEOUT'),
    failureOf('guarantee', 'UNKNOWN'),
    failureOf('guarantee', 'RESERVATION_UPDATE_ERROR'),
  ])('is never unpaid after $kind $code', (failure) => {
    for (const asking of [early, last]) {
      for (const reservation of [null, waiting, idle]) {
        expect(outcome(reservation, failure, asking).kind).toBe('pending');
      }
    }
  });

  it('may be paid again after the provider gave up, once the booking has no payment under way', () => {
    const failure = failureOf('guarantee', 'TIME_OUT');
    expect(outcome(idle, failure).kind).toBe('pending');
    expect(outcome(waiting, failure, last).kind).toBe('pending');
    expect(outcome(null, failure, last).kind).toBe('pending');
    expect(outcome(idle, failure, last).kind).toBe('notPaid');
  });

  it('is not paid where a voluntary payment came to nothing', () => {
    const confirmed = aReservation({ status: 'CONFIRMED', guaranteeStatus: 'NOT_GUARANTEED' });
    for (const failure of [failureOf('guarantee', 'TIME_OUT'), failureOf('payment', 'UNKNOWN')]) {
      expect(outcome(confirmed, failure, early).kind).toBe('pending');
      expect(outcome(confirmed, failure, last)).toEqual({ kind: 'notPaid', failure, subject: confirmed });
      expect(outcome({ ...confirmed, balance: money(0) }, failure, last).kind).toBe('paid');
    }
    // A browser that stores nothing knows of no answer of the payment, only that there was one.
    const fromAddress = paymentOutcome(
      { subject: confirmed, failure: null },
      { ...last, paidForBy: (each) => bookingPaidFor(each, true) },
    );
    expect(fromAddress.kind).toBe('notPaid');
  });

  describe.each([
    ['CURRENT_STAY', 'CARD_VERIFIED', 'GUARANTEED'],
    ['DUE_OUT', 'DEPOSITED', 'UNPAID'],
    ['CURRENT_STAY', 'NOT_GUARANTEED', 'UNPAID'],
  ] as const)('in the house (%s), where %s secured the arrival', (status, guaranteeStatus, paymentStatus) => {
    const owing = aReservation({ status, guaranteeStatus, paymentStatus, balance: money(9500) });
    const paying = { ...owing, paymentStatus: 'PAYMENT_PENDING' } as const;

    it('is as the payment of what is left says', () => {
      for (const failure of [refused, failureOf('payment', 'CANCELLED_BY_CUSTOMER')]) {
        expect(outcome(owing, failure)).toEqual({ kind: 'notPaid', failure, subject: owing });
      }
      const timeOut = failureOf('guarantee', 'TIME_OUT');
      expect(outcome(owing, timeOut).kind).toBe('pending');
      expect(outcome(owing, timeOut, last).kind).toBe('notPaid');
      expect(outcome(paying, timeOut, last).kind).toBe('pending');
      expect(outcome(paying, failureOf('guarantee', 'PAYMENT_IN_PROGRESS')).kind).toBe('open');
    });

    it('is paid once the payment or the booking says so', () => {
      expect(outcome(owing, null).kind).toBe('paid');
      expect(outcome(owing, failureOf('guarantee', 'ALREADY_COMPLETED')).kind).toBe('paid');
      const paid = { ...owing, guaranteeStatus: 'DEPOSITED', paymentStatus: 'PAID', balance: money(0) } as const;
      expect(outcome(paid, failureOf('transport', 'NETWORK')).kind).toBe('paid');
    });
  });

  it('is over when the booking expired, and says whether money moved', () => {
    expect(outcome(cancelled, refused)).toEqual({ kind: 'gone', isCharged: false });
    expect(outcome({ ...cancelled, paid: cancelled.total }, null)).toEqual({ kind: 'gone', isCharged: true });
    // Paid, then cancelled on another device: the money is on its way back.
    const refund = { amount: cancelled.total, status: 'PENDING', method: 'CARD', expectedBy: '2026-11-09' } as const;
    expect(outcome({ ...cancelled, refund }, null)).toEqual({ kind: 'gone', isCharged: true });
    expect(outcome(null, failureOf('reservation', 'NOT_FOUND'))).toEqual({ kind: 'gone', isCharged: false });
  });
});
