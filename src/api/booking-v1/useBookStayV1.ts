import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { decodeFailureCode } from '@/domain/failure';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { isRefusal, keyToBook, keyToPay } from '@/domain/payment/orderAttempt';
import type { BookedOrder } from '@/domain/payment/orderAttempt';
import { profileHeader } from '@/domain/guest/profile';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { BookingCalls, NoAnswer, OrderRefusal } from '../bookingCalls';
import { notSent, orderRefusal } from '../orderRefusal';
import { readAmount } from '../readAmount';
import { readAnswer } from '../readAnswer';
import { readEach, readOptional } from '../readEach';
import { MalformedError, readCount, readText } from '../readLeaf';
import { readInstant } from '../readTime';
import { useMutationCall } from '../useMutationCall';
import { toReservationInput } from './toReservationInput';
import { useStartPaymentV1 } from './useStartPaymentV1';
import type { useBookStayV1_made$data } from './__generated__/useBookStayV1_made.graphql';
import type { useBookStayV1Mutation } from './__generated__/useBookStayV1Mutation.graphql';
import type { useBookStayV1OfCustomerMutation } from './__generated__/useBookStayV1OfCustomerMutation.graphql';

void graphql`
  fragment useBookStayV1_made on CreateReservationResult @relay(mask: false) {
    reservation {
      id
      reservationHash
      heldUntil
    }
    errors {
      type
      roomIndex
      totalPrice {
        value
        currency
      }
    }
    notLoggedIn {
      code
    }
  }
`;

const mutation = graphql`
  mutation useBookStayV1Mutation($input: CreateReservationInput!) {
    createReservation(input: $input) {
      ...useBookStayV1_made @relay(mask: false)
    }
  }
`;

const mutationOfCustomer = graphql`
  mutation useBookStayV1OfCustomerMutation($input: CreateReservationInput!) {
    createAuthenticatedReservation(input: $input) {
      ...useBookStayV1_made @relay(mask: false)
    }
  }
`;

type Errors = useBookStayV1_made$data['errors'];
type Made = BookingKey & { readonly heldUntil: string | null };

/** Why nothing was reserved. A new total, where it is known, is an offer to the guest and no failure. */
function readRefusal(errors: Errors, expected: CreateBookingOrder['expectedPrice']): OrderRefusal {
  const read = readEach(errors, ({ type, roomIndex, totalPrice }) => {
    const actual = type === 'PRICE_CHANGE' ? readOptional(totalPrice, readAmount) : null;
    const room = readOptional(roomIndex, readCount) ?? undefined;
    return actual ?? decodeFailureCode('booking', type, { roomIndex: room });
  });
  const [actual] = read.flatMap((each) => ('amount' in each ? [each] : []));
  const failures = read.flatMap((each) => ('amount' in each ? [] : [each]));
  return orderRefusal(failures, actual ? { expected, actual } : null);
}

/**
 * The reservation that was made, or why none was. Throws when the answer does not say which. Only number and hash must
 * be readable for a reservation that was made.
 */
export function readMade(
  { reservation, errors, notLoggedIn }: useBookStayV1_made$data,
  { expectedPrice }: Pick<CreateBookingOrder, 'expectedPrice'>,
): Result<NoAnswer | OrderRefusal, Made> {
  if (reservation) {
    return succeed({
      bookingNumber: readText(reservation.id),
      bookingHash: readText(reservation.reservationHash),
      heldUntil: readOptional(reservation.heldUntil, readInstant),
    });
  }
  if (notLoggedIn) return fail(notSent(decodeFailureCode('authorization', notLoggedIn.code)));
  if (errors.length === 0) throw new MalformedError('a reservation or a reason');
  return fail(readRefusal(errors, expectedPrice));
}

/**
 * Makes the reservation, and then starts its payment, if one is due. When only the payment could not be started, the
 * stay is booked all the same, without a page to pay on: the guest starts the payment again.
 */
export function useBookStayV1(): BookingCalls['bookStay'] {
  const call = useMutationCall<useBookStayV1Mutation>(mutation);
  const callOfCustomer = useMutationCall<useBookStayV1OfCustomerMutation>(mutationOfCustomer);
  const startPayment = useStartPaymentV1();
  return useCallback(
    async (order, createKey): Promise<Result<NoAnswer | OrderRefusal, BookedOrder>> => {
      const variables = { input: toReservationInput(order) };
      const key = keyToBook(createKey, order);
      const profile = profileHeader({ kind: 'book', membership: order.membership?.type ?? 'NONE' });
      const answer = order.asCustomer ? await callOfCustomer(variables, key, profile) : await call(variables, key);
      if (!answer.ok) return fail(notSent(answer.failure));
      const result =
        'createReservation' in answer.value
          ? answer.value.createReservation
          : answer.value.createAuthenticatedReservation;
      const read = readAnswer(() => readMade(result, order));
      // The answer cannot be read, so the stay may be booked.
      if (!read.ok) return fail<NoAnswer>({ kind: 'noAnswer', failure: read.failure });
      if (!read.value.ok) return read.value;
      const { heldUntil, ...booking } = read.value.value;
      const { guarantee, returnUrl, expectedPrice: amount } = order;
      const notBegun = { paymentId: null, paymentUrl: null, method: guarantee.method, heldUntil };
      const made = { ...booking, amount, locale: null };
      if (guarantee.type === 'NONE') return succeed({ ...made, payment: notBegun, starts: 0 });
      // The first of the starts: without an answer, the guest's next press repeats it.
      const payKey = keyToPay({ createKey, starts: 0, booking, amount }, guarantee);
      const begun = await startPayment(booking, guarantee, returnUrl, payKey);
      if (!begun.ok) {
        const isRefused = isRefusal(begun.failure);
        return succeed({
          ...{ ...made, payment: notBegun, starts: isRefused ? 1 : 0 },
          ...(isRefused && { refusedPayment: begun.failure }),
        });
      }
      const payment = { ...begun.value, heldUntil: begun.value.heldUntil ?? heldUntil };
      return succeed({ ...made, payment, starts: 1 });
    },
    [call, callOfCustomer, startPayment],
  );
}
