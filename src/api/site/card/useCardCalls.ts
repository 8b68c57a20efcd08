import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import { fail, succeed } from '@/domain/result';
import { useFeature } from '@/flags/useFeature';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { CardCalls } from '../../cardCalls';
import { keyOfPress } from '../../keyOfPress';
import { readAnswer } from '../../readAnswer';
import { useMutationCall } from '../../useMutationCall';
import { readCard } from './readCard';
import { readWithdrawalReceipt } from './readWithdrawalReceipt';
import { toDetailsInput } from './toDetailsInput';
import type { useCardCallsEditMutation } from './__generated__/useCardCallsEditMutation.graphql';
import type { useCardCallsRemoveMutation } from './__generated__/useCardCallsRemoveMutation.graphql';
import type { useCardCallsWithdrawMutation } from './__generated__/useCardCallsWithdrawMutation.graphql';

const editMutation = graphql`
  mutation useCardCallsEditMutation($input: EditSCardInput!, $withWithdrawal: Boolean!) {
    editSCard(input: $input) {
      card {
        ...readCard_card @relay(mask: false)
      }
      error {
        type
      }
      notLoggedIn {
        code
      }
    }
  }
`;

const removeMutation = graphql`
  mutation useCardCallsRemoveMutation {
    removeSCardFromSID {
      removed
      error {
        type
      }
      notLoggedIn {
        code
      }
    }
  }
`;

const withdrawMutation = graphql`
  mutation useCardCallsWithdrawMutation($input: WithdrawSCardInput!) {
    withdrawSCard(input: $input) {
      receipt {
        ...readWithdrawalReceipt_receipt @relay(mask: false)
      }
      tooLate
      notLoggedIn {
        code
      }
    }
  }
`;

const signedOut = failureOf('authorization', 'NO_TOKEN_PROVIDED');

/** Changes, removes and withdraws the card of who is signed in. */
export function useCardCalls(locale: Locale): CardCalls {
  const edit = useMutationCall<useCardCallsEditMutation>(editMutation);
  const remove = useMutationCall<useCardCallsRemoveMutation>(removeMutation);
  const withdraw = useMutationCall<useCardCallsWithdrawMutation>(withdrawMutation);
  const withWithdrawal = useFeature('cardWithdrawal') ?? false;
  return useMemo(
    () => ({
      editCard: async ({ contact, consents }) => {
        const input = { locale: localeCode(locale), ...toDetailsInput(contact, consents) };
        const answer = await edit({ input, withWithdrawal }, keyOfPress('saveDetails', 'own card'));
        if (!answer.ok) return answer;
        const { card, error } = answer.value.editSCard;
        if (card) return readAnswer(() => readCard(card));
        return fail(error ? decodeFailureCode('card', error.type) : signedOut);
      },
      removeCard: async () => {
        const answer = await remove({}, keyOfPress('removeCard', 'own card'));
        if (!answer.ok) return answer;
        const { removed, error } = answer.value.removeSCardFromSID;
        if (removed) return succeed(true as const);
        return fail(error ? decodeFailureCode('card', error.type) : signedOut);
      },
      withdrawCard: async (orderId) => {
        const answer = await withdraw({ input: { orderId } }, keyOfPress('withdraw', orderId));
        if (!answer.ok) return answer;
        const { receipt, tooLate } = answer.value.withdrawSCard;
        if (receipt) return readAnswer(() => readWithdrawalReceipt(receipt));
        return tooLate
          ? succeed(null)
          : fail(answer.value.withdrawSCard.notLoggedIn ? signedOut : failureOf('card', 'NOT_FOUND'));
      },
    }),
    [edit, remove, withdraw, locale, withWithdrawal],
  );
}
