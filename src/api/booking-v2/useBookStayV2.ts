import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode } from '@/domain/failure';
import { locales } from '@/domain/locale';
import { keyToBook } from '@/domain/payment/orderAttempt';
import type { BookedOrder } from '@/domain/payment/orderAttempt';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { BookingCalls, NoAnswer, OrderRefusal } from '../bookingCalls';
import { notSent, orderRefusal } from '../orderRefusal';
import { readAnswer } from '../readAnswer';
import { readEach, readOptional } from '../readEach';
import { readCount, readText } from '../readLeaf';
import { useMutationCall } from '../useMutationCall';
import { readMoney } from './readMoney';
import { readPaymentInstruction } from './readPaymentInstruction';
import { toCreateBookingInput } from './toCreateBookingInput';
import { toWireLocale } from './toWireLocale';
import type { useBookStayV2Mutation, useBookStayV2Mutation$data } from './__generated__/useBookStayV2Mutation.graphql';

const mutation = graphql`
  mutation useBookStayV2Mutation($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
      ... on CreateBookingSuccess {
        bookingNumber
        bookingHash
        locale
        paymentInstruction {
          ...readPaymentInstruction_payment
        }
      }
      ... on CreateBookingFailure {
        issues {
          __typename
          ... on UnexpectedPriceIssue {
            expectedPrice {
              ...readMoney_money
            }
            actualPrice {
              ...readMoney_money
            }
          }
          ... on BookingIssue {
            code
            roomIndex
          }
        }
      }
    }
  }
`;

type Issues = Extract<useBookStayV2Mutation$data['createBooking'], { __typename: 'CreateBookingFailure' }>['issues'];

/** Makes the booking; an expected refusal is a result with its reasons, never an exception. */
export function useBookStayV2(): BookingCalls['bookStay'] {
  const call = useMutationCall<useBookStayV2Mutation>(mutation);
  return useCallback(
    async (order, createKey) => {
      const answer = await call({ input: toCreateBookingInput(order) }, keyToBook(createKey, order));
      if (!answer.ok) return fail(notSent(answer.failure));
      const read = readAnswer(() => readOrderAnswer(answer.value.createBooking));
      // The answer cannot be read, so the stay may be booked.
      return read.ok ? read.value : fail<NoAnswer>({ kind: 'noAnswer', failure: read.failure });
    },
    [call],
  );
}

/**
 * The booking that was made, or why none was. Throws when the answer does not say which. Only number and hash must be
 * readable for a booking that was made.
 */
export function readOrderAnswer(made: useBookStayV2Mutation$data['createBooking']): Result<OrderRefusal, BookedOrder> {
  if (made.__typename === 'CreateBookingFailure') return fail(readRefusal(made.issues));
  if (made.__typename !== 'CreateBookingSuccess') throw new Error(`Unknown answer ${made.__typename}`);
  const { amount, ...payment } = readPaymentInstruction(made.paymentInstruction);
  return succeed({
    bookingNumber: readText(made.bookingNumber),
    bookingHash: readText(made.bookingHash),
    payment,
    amount,
    locale: locales.find((locale) => toWireLocale(locale) === made.locale) ?? null,
    starts: 0,
  });
}

function readRefusal(issues: Issues): OrderRefusal {
  const failures = issues.flatMap((issue) =>
    issue.__typename === 'BookingIssue'
      ? [decodeFailureCode('booking', issue.code, { roomIndex: readOptional(issue.roomIndex, readCount) ?? undefined })]
      : [],
  );
  const [price = null] = readEach(issues, (issue) =>
    issue.__typename === 'UnexpectedPriceIssue'
      ? { expected: readMoney(issue.expectedPrice), actual: readMoney(issue.actualPrice) }
      : null,
  ).filter((each) => each !== null);
  return orderRefusal(failures, price);
}
