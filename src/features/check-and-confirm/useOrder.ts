import { useCallback, useRef, useState } from 'react';
import type { BookingCalls, OrderRefusal } from '@/api/bookingCalls';
import { randomId } from '@/browser/randomId';
import { chosenApi } from '@/config/chosenApi';
import { membershipFor } from '@/domain/customer';
import type { Customer } from '@/domain/customer';
import type { Failure } from '@/domain/failure';
import type { Hotel } from '@/domain/hotel';
import type { CreateBookingOrder } from '@/domain/order';
import { newAttempt, withBooking } from '@/domain/orderAttempt';
import { EMPTY_OCCUPANCY } from '@/domain/party';
import type { GuaranteeChoice } from '@/domain/payment';
import { occupanciesOf } from '@/domain/placement';
import { priceOf } from '@/domain/requote';
import { possibleWish } from '@/domain/roomChoice';
import type { SearchCriteria } from '@/domain/search';
import type { Translator } from '@/i18n/translator';
import { useTranslator } from '@/i18n/TranslatorContext';
import { session } from '@/session/session';
import { messageToHotel } from './messageToHotel';
import { useReservationFlow } from '@/state/reservationFlowState';
import type { ReservationFlow } from '@/state/reservationFlowShape';

interface Basis {
  readonly criteria: SearchCriteria;
  readonly hotel: Hotel;
  /** Path of this site where the payment page sends the guest. */
  readonly returnUrl: string;
  /** The customer who is signed in, if any. */
  readonly customer: Customer | null;
  readonly bookStay: BookingCalls['bookStay'];
  readonly onBooked: (paymentUrl: string | null) => void;
}

/** Everything the order is made of, from what the guest chose and typed. */
function orderOf(
  flow: ReservationFlow,
  basis: Basis,
  guarantee: GuaranteeChoice,
  { t, locale }: Translator,
): CreateBookingOrder {
  const occupancies = occupanciesOf(flow.roomPlacement);
  return {
    locale,
    hotelId: basis.hotel.id,
    stay: { startDate: basis.criteria.startDate, endDate: basis.criteria.endDate },
    rooms: flow.roomChoices.map((choice, index) => ({
      choice: { ...choice, bathroomWish: possibleWish(choice) },
      occupancy: occupancies[index] ?? EMPTY_OCCUPANCY,
    })),
    contact: { ...flow.contactInformation, message: messageToHotel(flow.contactInformation, t) },
    companyCode: basis.criteria.companyCode || null,
    asCustomer: basis.customer !== null,
    mode: basis.criteria.mode,
    membership: membershipFor(
      flow.roomChoices.flatMap(({ rate }) => rate?.loyaltyType ?? []),
      basis.customer,
    ),
    expectedPrice: flow.checkAndConfirm.agreedTotal ?? priceOf(flow.roomChoices).total,
    guarantee,
    returnUrl: basis.returnUrl,
  };
}

/** Sends the order, once even if it is called again, and stores the attempt in the browser before sending. */
export function useOrder(basis: Basis) {
  const translator = useTranslator();
  const { flow, setPaymentState } = useReservationFlow();
  const isUnderWay = useRef(false);
  const [isBooking, setBooking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusal, setRefusal] = useState<OrderRefusal | null>(null);
  const { bookStay, hotel, onBooked } = basis;

  const send = async (chosen: GuaranteeChoice): Promise<void> => {
    // An existing order is checked instead of sending a second one.
    if (isUnderWay.current || flow.paymentState) return;
    isUnderWay.current = true;
    setBooking(true);
    setFailure(null);
    setRefusal(null);
    const order = orderOf(flow, basis, chosen, translator);
    const attempt = newAttempt(chosenApi(flow.api), randomId(), order, hotel);
    setPaymentState(attempt);
    const answer = await bookStay(order, attempt.createKey);
    if (answer.ok) {
      setPaymentState(withBooking(attempt, answer.value));
      // The customer has fewer points now than this page knows.
      if (chosen.type === 'S_POINTS') void session.refreshEverywhere();
      onBooked(answer.value.payment.paymentUrl);
      // The button stays busy while the browser leaves the page.
      return;
    }
    isUnderWay.current = false;
    setBooking(false);
    if (answer.failure.kind === 'noAnswer') return setFailure(answer.failure.failure);
    // Refused: nothing was booked, so the next order gets a new key.
    setPaymentState(null);
    return refuse(answer.failure);
  };

  const refuse = (refused: OrderRefusal): void => {
    const [first] = refused.failures;
    // Refused for missing sign-in, not for its content: after signing in again the same order can be sent.
    if (first?.kind === 'authorization') setFailure(first);
    else setRefusal(refused);
  };

  return {
    send: (chosen: GuaranteeChoice) => void send(chosen),
    isBooking,
    /** Why no answer came, or why the customer was refused. */
    failure,
    /** Why nothing was booked. */
    refusal,
    /** The outcome of an order that was sent again. */
    refuse,
    forgive: useCallback(() => setRefusal(null), []),
  };
}
