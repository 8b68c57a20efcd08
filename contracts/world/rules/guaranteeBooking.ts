import type { OptionIssueReason } from '@/domain/reservation/reservation';
import { guaranteesIn } from '@/domain/reservation/reservationOptions';
import type { GuaranteeFailureCode, PaymentErrorCode } from '../apiCodes';
import { BadInputError } from '../badInput';
import type { Caller, World } from '../context';
import { hotelById } from '../hotels/allHotels';
import type { ContentLocale } from '../localized';
import { pointsLeft } from '../points';
import { findPlan } from '../rates/ratePlans';
import { storeAnswer, findAnswer, type Attempt } from '../store/answers';
import type { BookingRecord } from '../store/bookingRecord';
import { immediately } from '../store/openStore';
import { findPayment, isPaidAfter, type PaymentState } from '../store/payments';
import { isSamePath } from './checkOrder';
import { guaranteeIssueOf } from './bookingOptions';
import { statusOf } from './bookingStatus';
import { findOwnBooking } from './findOwnBooking';
import { guaranteeProblem } from './guaranteeProblem';
import { isForOther, type GuaranteeChoice } from './order';
import { payableBooking } from './payable';
import { beginPayment, type Instruction } from './payments';

export interface Refusal {
  readonly kind: 'refused';
  readonly code: GuaranteeFailureCode;
  readonly paymentError: PaymentErrorCode | null;
}
export type InitiateAnswer =
  { readonly kind: 'begun'; readonly instruction: Instruction } | Refusal | { readonly kind: 'unknown' };
export type CompleteAnswer = { readonly kind: 'completed' } | Refusal | { readonly kind: 'unknown' };

/** A payment or a guarantee that did not go through. */
export const refuse = (code: GuaranteeFailureCode, paymentError: PaymentErrorCode | null = null): Refusal => ({
  kind: 'refused',
  code,
  paymentError,
});

const scenarioFailure = ({ twist }: Caller): Refusal | null =>
  twist.guaranteeFailure ? refuse(twist.guaranteeFailure.code, twist.guaranteeFailure.paymentError ?? null) : null;

const plansOf = (booking: BookingRecord) =>
  booking.detail.rooms
    .map(({ rateRefId }) => findPlan(hotelById(booking.hotelId), rateRefId))
    .filter((plan) => plan !== undefined);

/** Points are those of the customer who booked, who may have spent them since. */
const lacksPoints = (world: World, { customer }: Caller, { customerId, total }: BookingRecord): boolean =>
  customer === null || customer.id !== customerId || pointsLeft(world, customer) < total.amount;

/** What a start is answered with where the option is closed. */
const codeOfIssue: Partial<Readonly<Record<OptionIssueReason, GuaranteeFailureCode>>> = {
  DEPOSIT_GIVEN: 'ALREADY_COMPLETED',
  GUARANTEE_GIVEN: 'ALREADY_COMPLETED',
  // The bank may still take the money: another attempt could pay twice.
  GUARANTEE_IN_PROGRESS: 'PAYMENT_IN_PROGRESS',
};

const initiateProblem = (
  world: World,
  caller: Caller,
  booking: BookingRecord,
  choice: GuaranteeChoice,
): Refusal | null => {
  if (booking.state === 'RELEASED') return refuse('TIME_OUT');
  if (booking.state === 'CANCELLED' || choice.type === 'NONE') return refuse('INVALID_RESERVATION');
  const issue = guaranteeIssueOf(world, caller, booking);
  if (issue) return refuse(codeOfIssue[issue] ?? 'INVALID_RESERVATION');
  if (!guaranteesIn(statusOf(world, caller, booking)).some((type) => type === choice.type)) {
    return refuse('PAYMENT_FAILURE', 'METHOD_NOT_ALLOWED');
  }
  const plans = plansOf(booking);
  const isForStaff = plans.some(({ restrictions }) => restrictions.includes('STAFF_MEMBERSHIP_REQUIRED'));
  if (isForStaff && !caller.customer?.asom?.isStaff) return refuse('STAFF_RESTRICTION');
  const due = { hotel: hotelById(booking.hotelId), plans, isForOther: isForOther(booking.detail) };
  const problem =
    guaranteeProblem(world, caller, due, choice) ??
    (choice.type === 'S_POINTS' && lacksPoints(world, caller, booking) ? 'METHOD_NOT_ALLOWED' : null);
  return problem ? refuse('PAYMENT_FAILURE', problem) : null;
};

/** Starts a payment or a guarantee of a booking, or starts it again. */
export const initiateGuarantee = (
  world: World,
  caller: Caller,
  asked: {
    readonly number: string;
    readonly hash: string;
    readonly choice: GuaranteeChoice;
    readonly locale: ContentLocale | null;
  },
  attempt: Attempt,
): InitiateAnswer => {
  if (!isSamePath(asked.choice.returnUrl)) throw new BadInputError('The return address is a path of this site');
  return immediately(world.store, () => {
    const before = findAnswer(world.store, attempt) as InitiateAnswer | null;
    if (before) return before;
    const booking = findOwnBooking(world, caller, asked.number, asked.hash);
    if (!booking) return { kind: 'unknown' };
    const problem = scenarioFailure(caller) ?? initiateProblem(world, caller, booking, asked.choice);
    if (problem) return problem;
    const instruction = beginPayment(
      world,
      caller,
      payableBooking(world, booking),
      asked.choice,
      asked.locale ?? booking.detail.locale,
    );
    const answer: InitiateAnswer = { kind: 'begun', instruction };
    storeAnswer(world.store, attempt, answer);
    return answer;
  });
};

/** What becomes of an attempt in each state but the good one. */
export const failedOutcomes: Readonly<Record<Exclude<PaymentState, 'PAID'>, Refusal>> = {
  OPEN: refuse('PAYMENT_IN_PROGRESS'),
  PENDING: refuse('PAYMENT_IN_PROGRESS'),
  DECLINED: refuse('PAYMENT_FAILURE', 'REFUSED_BY_ISSUER'),
  CANCELLED: refuse('PAYMENT_FAILURE', 'CANCELLED_BY_CUSTOMER'),
  SUPERSEDED: refuse('PAYMENT_FAILURE', 'CANCELLED_BY_CUSTOMER'),
  REFUNDED: refuse('PAYMENT_FAILURE', 'REFUNDED'),
  TIMED_OUT: refuse('TIME_OUT'),
};

/** The outcome of a payment or a guarantee. Changes nothing, so it may be called repeatedly. */
export const completeGuarantee = (
  world: World,
  caller: Caller,
  asked: { readonly number: string; readonly hash: string; readonly paymentId: string },
): CompleteAnswer => {
  const booking = findOwnBooking(world, caller, asked.number, asked.hash);
  if (!booking) return { kind: 'unknown' };
  const payment = findPayment(world.store, asked.paymentId);
  if (payment?.bookingNumber !== booking.number) return refuse('INVALID_RESERVATION');
  const problem = scenarioFailure(caller);
  if (problem) return problem;
  // Paid in another tab: the booking is secured, whichever attempt did it.
  if (payment.state === 'SUPERSEDED' && isPaidAfter(world.store, payment)) return { kind: 'completed' };
  return payment.state === 'PAID' ? { kind: 'completed' } : failedOutcomes[payment.state];
};
