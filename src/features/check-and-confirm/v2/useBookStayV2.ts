import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { useMutationCall } from '@/api/useMutationCall';
import { readAnswer } from '@/api/readAnswer';
import { readOptional } from '@/api/readEach';
import { readCount, readText } from '@/api/readLeaf';
import { readMoney } from '@/api/v2/readMoney';
import type { CreateBookingOrder } from '@/domain/order';
import { fail, succeed } from '@/domain/result';
import type { BookStay } from '../bookStay';
import { toCreateBookingInput } from './toCreateBookingInput';
import type { useBookStayV2Mutation } from './__generated__/useBookStayV2Mutation.graphql';

const mutation = graphql`
  mutation useBookStayV2Mutation($input: CreateBookingInput!) {
    createBooking(input: $input) {
      __typename
      ... on CreateBookingSuccess {
        bookingNumber
        bookingHash
        paymentInstruction {
          paymentId
          flow
          amount {
            ...readMoney_money
          }
          url
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

type Answer = useBookStayV2Mutation['response']['createBooking'];

/** A booking that was made is never lost for a value beside its number and hash. */
export function readMadeBooking(answer: Answer): Awaited<ReturnType<BookStay>> {
  if (answer.__typename === 'CreateBookingSuccess') {
    const { paymentId, url, amount } = answer.paymentInstruction;
    return succeed({
      bookingNumber: readText(answer.bookingNumber),
      bookingHash: readText(answer.bookingHash),
      paymentId: readOptional(paymentId, readText),
      paymentUrl: readOptional(url, readText),
      amount: readOptional(amount, readMoney),
    });
  }
  const issues = answer.__typename === 'CreateBookingFailure' ? answer.issues : [];
  for (const issue of issues) {
    if (issue.__typename === 'UnexpectedPriceIssue') {
      return fail({
        kind: 'priceChanged',
        expected: readMoney(issue.expectedPrice),
        actual: readMoney(issue.actualPrice),
      });
    }
    if (issue.__typename === 'BookingIssue') {
      return fail({
        kind: 'refused',
        failure: decodeFailureCode('booking', issue.code),
        roomIndex: readOptional(issue.roomIndex, readCount),
      });
    }
  }
  return fail({ kind: 'failed', failure: failureOf('transport', 'MALFORMED') });
}

/** Makes the booking; an expected refusal comes back with its reason, never as an exception. */
export function useBookStayV2(): BookStay {
  const call = useMutationCall<useBookStayV2Mutation>(mutation);
  return useCallback(
    async (order: CreateBookingOrder, idempotencyKey: string) => {
      const answer = await call({ input: toCreateBookingInput(order) }, idempotencyKey);
      if (!answer.ok) return fail({ kind: 'failed', failure: answer.failure });
      const read = readAnswer(() => readMadeBooking(answer.value.createBooking));
      return read.ok ? read.value : fail({ kind: 'failed', failure: read.failure });
    },
    [call],
  );
}
