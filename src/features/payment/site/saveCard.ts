import { keyOfPress } from '@/api/keyOfPress';
import { graphql } from 'relay-runtime';
import { changePlainly } from '@/api/askPlainly';
import { decodeFailure } from '@/api/decodeFailure';
import { readAnswer } from '@/api/readAnswer';
import { environment } from '@/config/environment';
import { failureOf } from '@/domain/failure';
import { fail } from '@/domain/result';
import type { SaveCardCall } from '../SaveCard';
import { readSavedCard } from './readSavedCard';
import type { saveCardMutation } from './__generated__/saveCardMutation.graphql';

const mutation = graphql`
  mutation saveCardMutation($input: SaveUserPaymentCardInput!) {
    saveUserPaymentCard(input: $input) {
      card {
        ...readSavedCard_card @relay(mask: false)
      }
      notLoggedIn {
        code
      }
    }
  }
`;

/** Saves the card of a payment for the signed-in customer. Repeating it is harmless. */
export const saveCard: SaveCardCall = async ({ bookingNumber, bookingHash }, paymentId) => {
  const input = { reservationId: bookingNumber, reservationHash: bookingHash, paymentId };
  try {
    const { saveUserPaymentCard: answer } = await changePlainly<saveCardMutation>(
      environment.siteEndpoint,
      mutation,
      { input },
      keyOfPress('saveCard', paymentId),
    );
    const { card, notLoggedIn } = answer;
    if (card) return readAnswer(() => readSavedCard(card));
    return fail(
      notLoggedIn ? failureOf('authorization', 'NO_TOKEN_PROVIDED') : failureOf('payment', 'METHOD_NOT_ALLOWED'),
    );
  } catch (error) {
    return fail(decodeFailure(error));
  }
};
