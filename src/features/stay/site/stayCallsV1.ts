import { keyOfPress } from '@/api/keyOfPress';
import type { IdempotencyKey } from '@/domain/idempotencyKey';
import { graphql } from 'relay-runtime';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { changePlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { readBoolean, readText } from '@/api/readLeaf';
import { readInstant } from '@/api/readTime';
import { environment } from '@/config/environment';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { needsDocument } from '@/domain/reservation/passengerNotice';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { StayCalls } from '../stayCalls';
import type { stayCallsV1CardMutation } from './__generated__/stayCallsV1CardMutation.graphql';
import type { stayCallsV1CheckInMutation } from './__generated__/stayCallsV1CheckInMutation.graphql';
import type { stayCallsV1CheckOutMutation } from './__generated__/stayCallsV1CheckOutMutation.graphql';
import type { stayCallsV1KeyMutation } from './__generated__/stayCallsV1KeyMutation.graphql';
import type { stayCallsV1NoticesMutation } from './__generated__/stayCallsV1NoticesMutation.graphql';
import type { stayCallsV1RegisterMutation } from './__generated__/stayCallsV1RegisterMutation.graphql';
import type { stayCallsV1RemoveMutation } from './__generated__/stayCallsV1RemoveMutation.graphql';

const noticesMutation = graphql`
  mutation stayCallsV1NoticesMutation($input: PassengerNoticesInput!) {
    savePassengerNotices(input: $input) {
      saved
      issueReason
    }
  }
`;
const checkInMutation = graphql`
  mutation stayCallsV1CheckInMutation($input: StayInput!) {
    checkIn(input: $input) {
      reservation {
        id
        locale
      }
      issueReason
    }
  }
`;
const checkOutMutation = graphql`
  mutation stayCallsV1CheckOutMutation($input: StayInput!) {
    checkOut(input: $input) {
      reservation {
        id
        locale
      }
      error {
        type
      }
    }
  }
`;
const registerMutation = graphql`
  mutation stayCallsV1RegisterMutation($input: RegisterDeviceInput!) {
    registerMobileKeyDevice(input: $input) {
      devices {
        id
      }
      issueReason
    }
  }
`;
const removeMutation = graphql`
  mutation stayCallsV1RemoveMutation($input: RemoveDeviceInput!) {
    removeMobileKeyDevice(input: $input) {
      devices {
        id
      }
      issueReason
    }
  }
`;
const keyMutation = graphql`
  mutation stayCallsV1KeyMutation($input: MobileKeyInput!) {
    createMobileKey(input: $input) {
      key {
        id
      }
      error {
        type
      }
    }
  }
`;
const cardMutation = graphql`
  mutation stayCallsV1CardMutation($input: PhysicalKeyInput!) {
    createPhysicalKey(input: $input) {
      key {
        code
        validUntil
      }
      issueReason
    }
  }
`;

const notFound = () => fail(failureOf('reservation', 'NOT_FOUND'));

/** What a call that changes something has come to: done, or for which reason not. */
const outcome = (isDone: boolean, failure: Failure | null): Result<Failure, null> => {
  if (isDone) return succeed(null);
  return failure ? fail(failure) : notFound();
};
const ofOption = (reason: string | null | undefined) => (reason ? decodeFailureCode('option', reason) : null);

/**
 * Sends a change without Relay: its store would keep what was typed into a notice. What changed is loaded again with the
 * reservation.
 */
async function change<TMutation extends MutationParameters, T>(
  mutation: GraphQLTaggedNode,
  variables: TMutation['variables'],
  key: IdempotencyKey,
  read: (answer: TMutation['response']) => Result<Failure, T>,
): Promise<Result<Failure, T>> {
  try {
    const answer = await changePlainly<TMutation>(
      environment.siteEndpoint,
      mutation,
      variables,
      key,
      'EDIT_RESERVATION',
    );
    const result = readAnswer(() => read(answer));
    return result.ok ? result.value : result;
  } catch (error) {
    return fail(decodeFailure(error));
  }
}

const idOf = ({ bookingNumber, bookingHash }: BookingKey) => ({ id: bookingNumber, reservationHash: bookingHash });

/** The calls about a stay, over the site's API. */
export const stayCallsV1 = (locale: Locale): StayCalls => ({
  saveNotice: (key, roomIndex, { documentNumber, ...notice }) => {
    const document = needsDocument(notice.nationality) ? documentNumber : null;
    const notices = [{ ...notice, roomIndex, documentNumber: document }];
    return change<stayCallsV1NoticesMutation, null>(
      noticesMutation,
      { input: { ...idOf(key), notices } },
      keyOfPress('saveNotice', `${key.bookingNumber}:${roomIndex}`),
      ({ savePassengerNotices: { saved, issueReason } }) => outcome(readBoolean(saved), ofOption(issueReason)),
    );
  },

  checkIn: (key) =>
    change<stayCallsV1CheckInMutation, null>(
      checkInMutation,
      { input: { ...idOf(key), locale: localeCode(locale) } },
      keyOfPress('checkIn', key.bookingNumber),
      ({ checkIn: { reservation, issueReason } }) => outcome(reservation !== null, ofOption(issueReason)),
    ),

  checkOut: (key) =>
    change<stayCallsV1CheckOutMutation, null>(
      checkOutMutation,
      { input: { ...idOf(key), locale: localeCode(locale) } },
      keyOfPress('checkOut', key.bookingNumber),
      ({ checkOut: { reservation, error } }) =>
        outcome(reservation !== null, error ? decodeFailureCode('checkout', error.type) : null),
    ),

  registerPhone: (key, name) =>
    change<stayCallsV1RegisterMutation, null>(
      registerMutation,
      { input: { ...idOf(key), name } },
      keyOfPress('addPhone', key.bookingNumber),
      ({ registerMobileKeyDevice: { devices, issueReason } }) => outcome(devices !== null, ofOption(issueReason)),
    ),

  removePhone: (key, deviceId) =>
    change<stayCallsV1RemoveMutation, null>(
      removeMutation,
      { input: { ...idOf(key), deviceId } },
      keyOfPress('removePhone', `${key.bookingNumber}:${deviceId}`),
      ({ removeMobileKeyDevice: { devices, issueReason } }) => outcome(devices !== null, ofOption(issueReason)),
    ),

  makeKey: (key, roomIndex, deviceId) =>
    change<stayCallsV1KeyMutation, null>(
      keyMutation,
      { input: { ...idOf(key), roomIndex, deviceId } },
      keyOfPress('makeKey', `${key.bookingNumber}:${roomIndex}`),
      ({ createMobileKey: { key: made, error } }) =>
        outcome(made !== null, error ? decodeFailureCode('mobileKey', error.type) : null),
    ),

  makeCardCode: (key, roomIndex) =>
    change<stayCallsV1CardMutation, { code: string; validUntil: string }>(
      cardMutation,
      { input: { ...idOf(key), roomIndex } },
      keyOfPress('makeCardCode', `${key.bookingNumber}:${roomIndex}`),
      ({ createPhysicalKey: { key: made, issueReason } }) => {
        if (made) return succeed({ code: readText(made.code), validUntil: readInstant(made.validUntil) });
        const failure = ofOption(issueReason);
        return failure ? fail(failure) : notFound();
      },
    ),
});
