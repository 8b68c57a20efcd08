import { readLine } from '@/domain/guest/freeText';
import { useCallback, useEffect, useState } from 'react';
import type { AskPromotion, CardOrderRefusal } from '@/api/cardOrderCalls';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { Failure } from '@/domain/failure';
import { failureOf } from '@/domain/failure';
import type { Money } from '@/domain/money';
import type { Result } from '@/domain/result';
import { noPromotion, useSCardPromotionCode } from '@/state/sCardPromotionCodeState';
import type { SCardPromotionCode } from '@/state/sCardPromotionCodeState';

/** A pause in typing after which a code is asked about: long enough to type the next letter. */
export const TYPING_PAUSE_MS = 500;

export interface Promotion {
  /** The price with the code; null without one, or while it is not known. */
  readonly price: Money | null;
  readonly isLoading: boolean;
  /** It is being asked about, so the price may still change. */
  readonly isFetching: boolean;
  readonly failure: Failure | null;
  readonly askAgain: () => void;
}

const answered = (code: string, answer: Result<Failure, Money>): SCardPromotionCode => {
  const about = { ...noPromotion, shownPromotionCode: code };
  if (answer.ok) return { ...about, status: 'TAKEN', discountPrice: answer.value };
  const { failure } = answer;
  return failure.kind === 'promotion'
    ? { ...about, status: 'REFUSED', promotionCodeError: failure.code }
    : { ...about, status: 'FAILED', error: failure.kind === 'transport' ? failure.code : 'UNKNOWN' };
};

function failureIn({ status, promotionCodeError, error }: SCardPromotionCode): Failure | null {
  if (status === 'REFUSED') return failureOf('promotion', promotionCodeError ?? 'UNKNOWN');
  // The call failed, whatever the reason: the code itself may be right.
  return status === 'FAILED' && error ? failureOf('promotion', error === 'TIMEOUT' ? 'TIME_OUT' : 'UNKNOWN') : null;
}

interface Asking {
  readonly purpose: CardPurpose;
  readonly ask: AskPromotion;
  /** A code may be for some customers only, and may not be valid any more when an order was refused. */
  readonly customerId: string | null;
  readonly refusal: CardOrderRefusal | null;
}

/**
 * Asks about a code when typing stops, and again for another customer or after a refusal. The answer to an older
 * question is dropped.
 */
export function usePromotion(typed: string, { purpose, ask, customerId, refusal }: Asking): Promotion {
  const { promotion, setPromotion, forget } = useSCardPromotionCode();
  const [round, setRound] = useState(0);
  const code = readLine(typed);
  useEffect(() => {
    if (code === '') return forget();
    const call = new AbortController();
    setPromotion((before) =>
      before.shownPromotionCode === code
        ? { ...before, isFetching: true }
        : { ...noPromotion, shownPromotionCode: code, status: 'ASKED', loading: true, isFetching: true },
    );
    const askNow = async () => {
      try {
        const answer = await ask(code, purpose, call.signal);
        if (!call.signal.aborted) setPromotion(answered(code, answer));
      } catch (error) {
        if (!call.signal.aborted) throw error;
      }
    };
    const timer = setTimeout(() => void askNow(), TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [code, purpose, ask, customerId, refusal, round, setPromotion, forget]);
  const isOfCode = code !== '' && promotion.shownPromotionCode === code;
  return {
    price: isOfCode ? promotion.discountPrice : null,
    isLoading: isOfCode && promotion.loading,
    isFetching: code !== '' && (!isOfCode || promotion.isFetching),
    failure: isOfCode ? failureIn(promotion) : null,
    askAgain: useCallback(() => setRound((before) => before + 1), []),
  };
}
