import { useState } from 'react';
import { useOnce } from '@/browser/useOnce';
import { isWholeCode } from '@/domain/card/cardConnection';
import type { VerificationStep } from '@/domain/card/cardConnection';
import { readLine } from '@/domain/guest/freeText';
import { isEmail } from '@/domain/guest/contactFormats';
import { failureCodeOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useConnectScard } from '@/state/connectScardState';
import { sendEvent } from '@/telemetry/sendEvent';
import type { ConnectCalls } from './connectCalls';

/** What is wrong with what the guest typed, before anything is sent. */
export type Missing = 'email' | 'emailFormat' | 'code';

/** The failures that are about the one field of a step; the others are shown above it. */
const ofField: Readonly<Record<VerificationStep, readonly string[]>> = {
  email: ['card.NOT_FOUND'],
  verification: ['card.VERIFICATION_CODE_INVALID', 'card.VERIFICATION_CODE_EXPIRED'],
};

export const isOfField = (failure: Failure, step: VerificationStep): boolean =>
  ofField[step].includes(failureCodeOf(failure));

/** A card is in an account already, or may be: the answer to an earlier call can have been lost. */
const mayBeConnected = ({ kind, code }: Failure, step: VerificationStep): boolean =>
  code === 'ALREADY_ASSOCIATED' ||
  code === 'VERIFICATION_NOT_STARTED' ||
  (kind === 'transport' && step === 'verification');

interface Outcome {
  readonly onConnected: (card: LoyaltyCard) => void;
  /** A card is in this account, or in another one: the session may not know. */
  readonly onTaken: () => void;
}

/** The two steps of connecting a card: what was typed, what is under way, and what came of it. */
export function useConnecting({ sendCode, connect }: ConnectCalls, { onConnected, onTaken }: Outcome) {
  const { t } = useTranslator();
  const slice = useConnectScard();
  const { verificationStep: step, sent } = slice;
  const { email: typed, verificationCode: code } = slice;
  const address = readLine(typed);
  const { isBusy, failure, fail, run } = useOnce<Failure>();
  const [missing, setMissing] = useState<Missing | null>(null);
  /** Counts what calls for the focus: a field with a problem, or a new step. */
  const [turns, setTurns] = useState(0);
  const [isResent, setResent] = useState(false);

  const takeTurn = () => setTurns((before) => before + 1);
  const begin = (problem: Missing | null) => {
    setMissing(problem);
    fail(null);
    setResent(false);
    if (problem) takeTurn();
    return !problem && !isBusy;
  };
  const during = <T>(words: string, call: () => Promise<T>): Promise<T | undefined> =>
    run(async () => {
      slice.setLoading(words);
      const answer = await call();
      slice.setLoading(null);
      return answer;
    });
  const refuse = (refusal: Failure) => {
    const { attemptsLeft } = refusal;
    fail(refusal);
    if (attemptsLeft !== undefined) slice.noteAttempts(attemptsLeft);
    if (refusal.code === 'TOO_MANY_ATTEMPTS') slice.noteAttempts(0);
    if (mayBeConnected(refusal, step)) onTaken();
    if (isOfField(refusal, step)) sendEvent({ name: 'error', code: failureCodeOf(refusal) });
    // The field of a code is taken away after too many.
    else if (refusal.code !== 'TOO_MANY_ATTEMPTS') return;
    takeTurn();
  };

  const ask = async () => {
    if (!begin(address === '' ? 'email' : isEmail(address) ? null : 'emailFormat')) return;
    const answer = await during(t('cardConnect.email.sending'), () => sendCode(address));
    if (!answer) return;
    if (!answer.ok) return refuse(answer.failure);
    slice.codeSent(answer.value);
    setResent(step === 'verification');
    takeTurn();
  };
  const give = async () => {
    if (!begin(isWholeCode(code) ? null : 'code')) return;
    const answer = await during(t('cardConnect.code.checking'), () => connect(address, code));
    if (!answer) return;
    if (!answer.ok) return refuse(answer.failure);
    onConnected(answer.value);
    slice.forget();
  };

  return {
    typed,
    address,
    code,
    step,
    sent,
    missing,
    failure,
    turns,
    isResent,
    /** What is under way; null when nothing is. */
    underWay: slice.loading ? slice.loadingText : null,
    typeEmail: slice.typeEmail,
    typeCode: slice.typeCode,
    forget: slice.forget,
    ask: () => void ask(),
    give: () => void give(),
    takeOtherEmail: () => {
      begin(null);
      slice.backToEmail();
      takeTurn();
    },
  };
}

export type Connecting = ReturnType<typeof useConnecting>;
