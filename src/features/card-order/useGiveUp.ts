import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { oneTabAtATime } from '@/browser/oneTabAtATime';
import { useOnce } from '@/browser/useOnce';
import { isSameState, waysToGiveUp } from '@/domain/card/cardOrder';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { PaymentOutcomeKind } from '@/domain/payment/paymentOutcome';
import type { Failure } from '@/domain/failure';
import { useFeature } from '@/flags/useFeature';
import type { CardSaleOrder } from '@/state/cardSaleState';

export interface GiveUpBasis {
  readonly attempt: CardOrderAttempt;
  readonly purpose: CardPurpose;
  /** How its payment stands; null where that is not known. */
  readonly outcome: PaymentOutcomeKind | null;
  readonly sale: CardSaleOrder;
  readonly voidOrder: CardOrderCalls['voidOrder'];
  readonly onGivenUp: () => void;
  /** Called when it could not be given up: it may be paid, or ended, by now. */
  readonly onKept: () => void;
}

const isUnknownOrder = ({ kind, code }: Failure): boolean => kind === 'reservation' && code === 'NOT_FOUND';

/**
 * Gives an order up: the API ends it first, so that its payment page, in whichever tab or on whichever device it is open,
 * charges nothing any more. This browser keeps the order until then.
 */
export function useGiveUp({ attempt, purpose, outcome, sale, voidOrder, onGivenUp, onKept }: GiveUpBasis) {
  const canVoid = useFeature('cardOrderVoid') ?? false;
  const { isBusy: isGivingUp, failure, fail, run } = useOnce<Failure>();
  const way = waysToGiveUp(attempt, outcome, canVoid);

  const end = async (): Promise<void> => {
    // Another tab has gone on with it meanwhile.
    if (!isSameState(sale.storedStatus(), attempt)) {
      sale.follow();
      return onKept();
    }
    const answer = way === 'byApi' && attempt.order ? await voidOrder(attempt.order) : null;
    if (answer && !answer.ok && !isUnknownOrder(answer.failure)) {
      fail(answer.failure);
      return onKept();
    }
    sale.finish(attempt.createKey);
    return onGivenUp();
  };

  const giveUp = (): void => {
    if (way === 'notYet') return;
    void run(() => oneTabAtATime(purpose === 'PURCHASE' ? 'cardPurchase' : 'cardRenewal', end));
  };

  return { way, giveUp, isGivingUp, failure };
}
