import { keyOfPress } from '@/api/keyOfPress';
import { useMemo } from 'react';
import { graphql } from 'react-relay/hooks';
import { readAnswer } from '@/api/readAnswer';
import { readCount } from '@/api/readLeaf';
import { readInstant } from '@/api/readTime';
import { useMutationCall } from '@/api/useMutationCall';
import { readCard } from '@/api/site/card/readCard';
import { decodeFailureCode, failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { fail } from '@/domain/result';
import { useFeature } from '@/flags/useFeature';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { ConnectCalls } from '../connectCalls';
import type { useConnectCallsV1BeginMutation } from './__generated__/useConnectCallsV1BeginMutation.graphql';
import type { useConnectCallsV1CompleteMutation } from './__generated__/useConnectCallsV1CompleteMutation.graphql';

const beginMutation = graphql`
  mutation useConnectCallsV1BeginMutation($input: BeginSCardEmailVerificationInput!) {
    beginSCardEmailVerification(input: $input) {
      verification {
        expiresAt
        resendAt
        attemptsLeft
      }
      error {
        type
      }
    }
  }
`;

const completeMutation = graphql`
  mutation useConnectCallsV1CompleteMutation($input: CompleteSCardEmailVerificationInput!, $withWithdrawal: Boolean!) {
    completeSCardEmailVerification(input: $input) {
      card {
        ...readCard_card @relay(mask: false)
      }
      error {
        type
        attemptsLeft
      }
    }
  }
`;

interface CardError {
  readonly type: string;
  readonly attemptsLeft?: number | null;
}

/** Why a call was refused; an answer without a reason is one to a guest who is not signed in. */
const refusal = (error: CardError | null | undefined): Failure => {
  if (!error) return failureOf('authorization', 'NO_TOKEN_PROVIDED');
  const { type, attemptsLeft } = error;
  return decodeFailureCode('card', type, typeof attemptsLeft === 'number' ? { attemptsLeft } : {});
};

/** Connecting a card, over the site's API. */
export function useConnectCallsV1(locale: Locale): ConnectCalls {
  const begin = useMutationCall<useConnectCallsV1BeginMutation>(beginMutation);
  const complete = useMutationCall<useConnectCallsV1CompleteMutation>(completeMutation);
  const withWithdrawal = useFeature('cardWithdrawal') ?? false;
  return useMemo(
    () => ({
      sendCode: async (email) => {
        const answer = await begin({ input: { email, locale: localeCode(locale) } }, keyOfPress('askCode', 'own card'));
        if (!answer.ok) return answer;
        const { verification, error } = answer.value.beginSCardEmailVerification;
        if (!verification) return fail(refusal(error));
        return readAnswer(() => ({
          expiresAt: Date.parse(readInstant(verification.expiresAt)),
          resendAt: Date.parse(readInstant(verification.resendAt)),
          attemptsLeft: readCount(verification.attemptsLeft),
        }));
      },
      connect: async (email, code) => {
        const input = { email, code, locale: localeCode(locale) };
        const answer = await complete({ input, withWithdrawal }, keyOfPress('connect', 'own card'));
        if (!answer.ok) return answer;
        const { card, error } = answer.value.completeSCardEmailVerification;
        return card ? readAnswer(() => readCard(card)) : fail(refusal(error));
      },
    }),
    [begin, complete, locale, withWithdrawal],
  );
}
