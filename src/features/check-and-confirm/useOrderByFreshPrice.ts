import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { GuaranteeChoice } from '@/domain/payment/payment';

export interface Quote {
  readonly isRefetching: boolean;
  /** Why there is no newer price, with the way to ask again. */
  readonly failure: ReactNode;
  /** Requests the price again where it is too old to order by, or has failed, and says whether it did. */
  readonly refetchIfOld: () => boolean;
}

/**
 * Orders by a fresh price: one that is too old, or is being asked again, is awaited after the press, and the order goes
 * on by itself. Where none comes, nothing is ordered.
 */
export function useOrderByFreshPrice(
  { isRefetching, failure, refetchIfOld }: Quote,
  order: (choice: GuaranteeChoice) => void,
): { readonly isWaiting: boolean; readonly press: (choice: GuaranteeChoice) => void } {
  const [waiting, setWaiting] = useState<GuaranteeChoice | null>(null);
  useEffect(() => {
    if (!waiting || isRefetching) return;
    setWaiting(null);
    if (!failure) order(waiting);
  }, [waiting, isRefetching, failure, order]);
  return {
    isWaiting: waiting !== null,
    press: (choice) => {
      if (isRefetching || refetchIfOld()) setWaiting(choice);
      else order(choice);
    },
  };
}
