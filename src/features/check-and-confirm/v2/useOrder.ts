import { useCallback, useRef, useState } from 'react';
import { randomId } from '@/browser/randomId';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { membershipFor } from '@/domain/customer';
import type { Customer } from '@/domain/customer';
import type { Hotel } from '@/domain/hotel';
import { occupanciesOf } from '@/domain/placement';
import type { CreateBookingOrder } from '@/domain/order';
import type { GuaranteeChoice } from '@/domain/payment';
import { priceOf } from '@/domain/requote';
import type { SearchCriteria } from '@/domain/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import type { PaymentState, ReservationFlow } from '@/state/reservationFlowShape';
import type { Locale } from '@/i18n/locales';
import type { BookingRefusal } from '../bookStay';
import { useBookStayV2 } from './useBookStayV2';

interface Basis {
  readonly criteria: SearchCriteria;
  readonly hotel: Hotel;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
  /** Who is signed in; null for nobody. */
  readonly customer: Customer | null;
  readonly onBooked: (paymentUrl: string | null) => void;
}

/** Everything that makes the booking, from what the guest chose and typed. */
function orderOf(flow: ReservationFlow, basis: Basis, guarantee: GuaranteeChoice, locale: Locale): CreateBookingOrder {
  const occupancies = occupanciesOf(flow.roomPlacement);
  return {
    locale,
    hotelId: basis.hotel.id,
    stay: { startDate: basis.criteria.startDate, endDate: basis.criteria.endDate },
    rooms: flow.roomChoices.map((choice, index) => ({
      choice,
      occupancy: occupancies[index] ?? { adults: 0, childAges: [], pets: 0 },
    })),
    contact: flow.contactInformation,
    companyCode: basis.criteria.companyCode || null,
    membership: membershipFor(
      flow.roomChoices.flatMap(({ rate }) => rate?.loyaltyType ?? []),
      basis.customer,
    ),
    expectedPrice: priceOf(flow.roomChoices).total,
    guarantee,
    returnUrl: basis.returnUrl,
  };
}

/**
 * The attempt that an order is sent under. An order that went out and was never answered may have been booked: it is
 * sent again under its own key before any other, so that no change of mind in between can book twice.
 */
function attemptFor(order: CreateBookingOrder, before: PaymentState | null): PaymentState {
  const text = JSON.stringify(order);
  if (before && (before.isSent || before.order === text)) return { ...before, isSent: true };
  return {
    createKey: randomId(),
    order: text,
    isSent: true,
    bookingNumber: null,
    bookingHash: null,
    paymentId: null,
    paymentUrl: null,
    amount: null,
    starts: 0,
  };
}

function reasonOf(refusal: Exclude<BookingRefusal, { kind: 'failed' }>): Failure {
  if (refusal.kind === 'refused') return refusal.failure;
  return failureOf('booking', 'UNEXPECTED_PRICE', { expectedPrice: refusal.expected, actualPrice: refusal.actual });
}

/** Sends the order, once however often it is asked to, and keeps the attempt before anything leaves this browser. */
export function useOrder(basis: Basis) {
  const { locale } = useTranslator();
  const { flow, setPaymentState } = useReservationFlow();
  const bookStay = useBookStayV2();
  const isUnderWay = useRef(false);
  const [isBooking, setBooking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [needsQuote, setNeedsQuote] = useState(false);
  const { onBooked } = basis;

  const send = async (chosen: GuaranteeChoice | null = flow.checkAndConfirm.guarantee): Promise<void> => {
    if (isUnderWay.current || !chosen) return;
    isUnderWay.current = true;
    setBooking(true);
    setFailure(null);
    const attempt = attemptFor(orderOf(flow, basis, chosen, locale), flow.paymentState);
    setPaymentState(attempt);
    // The order as it was sent, should this be a repetition.
    const order: CreateBookingOrder = JSON.parse(attempt.order);
    const answer = await bookStay(order, attempt.createKey);
    if (answer.ok) {
      setPaymentState({ ...attempt, ...answer.value });
      onBooked(answer.value.paymentUrl);
      // The button stays busy: the page is being left.
      return;
    }
    isUnderWay.current = false;
    setBooking(false);
    if (answer.failure.kind === 'failed') return setFailure(answer.failure.failure);
    // A definite no: nothing was booked, and the next order is another one.
    setPaymentState(null);
    setFailure(reasonOf(answer.failure));
    // What is shown is no longer so: the price is asked again, and the guest decides again.
    setNeedsQuote(true);
  };

  const forgive = useCallback(() => setFailure(null), []);
  const quoteAsked = useCallback(() => setNeedsQuote(false), []);
  return { send: (chosen?: GuaranteeChoice) => void send(chosen), isBooking, failure, forgive, needsQuote, quoteAsked };
}
