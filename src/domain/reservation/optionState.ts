import { optionWords } from './optionWords';
import type { OptionWords } from './optionWords';
import type { OptionIssueReason, Reservation, ReservationOptionName, ReservationStatus } from './reservation';
import { stayOpensAt } from './stayTimes';

/** What has to happen first, where it is not a time. */
export const optionSteps = ['BANK_ANSWER', 'CHECK_IN', 'LATER', 'PAYMENT', 'REMOVE_EXTRAS', 'SIGN_IN'] as const;
export type OptionStep = (typeof optionSteps)[number];

/** From when something is possible. */
export type OptionFrom =
  | {
      readonly kind: 'time';
      /** ISO 8601. */
      readonly at: string;
    }
  | { readonly kind: 'step'; readonly step: OptionStep };

/** Whether something can be done with a reservation: now, not yet, or not at all, and why. */
export type OptionState =
  | { readonly kind: 'possible' }
  | { readonly kind: 'notYet'; readonly words: OptionWords; readonly from: OptionFrom }
  | { readonly kind: 'no'; readonly words: OptionWords };

type Facts = Pick<Reservation, 'hotel' | 'options' | 'paymentStatus' | 'rooms' | 'status' | 'stay' | 'stayProgress'>;

const stepOfReason: Partial<Readonly<Record<OptionIssueReason, OptionStep>>> = {
  AUTHENTICATION_REQUIRED: 'SIGN_IN',
  DEPOSIT_REQUIRED: 'PAYMENT',
  EXISTING_EXTRA_SERVICES: 'REMOVE_EXTRAS',
  GUARANTEE_IN_PROGRESS: 'BANK_ANSWER',
  OUTSTANDING_BALANCE: 'PAYMENT',
  TEMPORARILY_UNAVAILABLE: 'LATER',
};

const openingStep: Partial<Readonly<Record<ReservationOptionName, 'checkIn' | 'checkOut'>>> = {
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  createMobileKey: 'checkIn',
  createPhysicalKey: 'checkIn',
};

const waitsForPayment: readonly OptionIssueReason[] = ['BAD_STATUS', 'GUARANTEE_IN_PROGRESS'];

const isOver = (status: ReservationStatus | null): boolean => status === 'CANCELLED' || status === 'PAST_STAY';

function fromOf(
  name: ReservationOptionName,
  reason: OptionIssueReason,
  { hotel, options, stay, status }: Facts,
  now: number,
): OptionFrom | null {
  if (isOver(status)) return null;
  const opening = openingStep[name];
  if (opening && (reason === 'TOO_EARLY' || reason === 'WRONG_DATE')) {
    const at = stayOpensAt(opening, { hotel, stay });
    if (now < at) return { kind: 'time', at: new Date(at).toISOString() };
    // The hotel is not ready at its own time: soon, and nobody knows when.
    return reason === 'TOO_EARLY' ? { kind: 'step', step: 'LATER' } : null;
  }
  // A booking that does not stand yet waits for the bank, or for a payment that nobody has begun.
  if (status === 'PENDING' && name !== 'guarantee' && waitsForPayment.includes(reason)) {
    return { kind: 'step', step: options.guarantee.allowed ? 'PAYMENT' : 'BANK_ANSWER' };
  }
  // The keys come with checking in.
  if (reason === 'BAD_STATUS' && openingStep[name] === 'checkIn' && options.checkIn.allowed) {
    return { kind: 'step', step: 'CHECK_IN' };
  }
  const step = stepOfReason[reason];
  return step && canTake(step, options) ? { kind: 'step', step } : null;
}

/** A step that the guest takes here is named only where it can be taken. */
const canTake = (step: OptionStep, { guarantee, modifyExtraServices }: Reservation['options']): boolean =>
  step === 'PAYMENT' ? guarantee.allowed : step === 'REMOVE_EXTRAS' ? modifyExtraServices.allowed : true;

/** Whether an option is possible, and if not, why and from when. `now` in milliseconds. */
export function optionState(name: ReservationOptionName, reservation: Facts, now: number): OptionState {
  const { enabled, allowed, issueReason } = reservation.options[name];
  if (enabled && allowed) return { kind: 'possible' };
  // An option that the hotel does not offer has no date from which it does.
  const reason = issueReason ?? 'NOT_AVAILABLE';
  const words = optionWords(name, reason, reservation);
  const from = enabled ? fromOf(name, reason, reservation, now) : null;
  return from ? { kind: 'notYet', words, from } : { kind: 'no', words };
}
