import { useEffect, useState } from 'react';
import type { GuaranteeChoice } from '@/domain/payment/payment';

interface Quote {
  readonly isRefetching: boolean;
  /** Requests the price again where it is too old to order by, and says whether it did. */
  readonly refetchIfOld: () => boolean;
}

/**
 * Orders by a fresh price: one that is too old, or is being asked again, is awaited after the press, and the order goes
 * on by itself.
 */
export function useOrderByFreshPrice(
  { isRefetching, refetchIfOld }: Quote,
  order: (choice: GuaranteeChoice) => void,
): { readonly isWaiting: boolean; readonly press: (choice: GuaranteeChoice) => void } {
  const [waiting, setWaiting] = useState<GuaranteeChoice | null>(null);
  useEffect(() => {
    if (!waiting || isRefetching) return;
    setWaiting(null);
    order(waiting);
  }, [waiting, isRefetching, order]);
  return {
    isWaiting: waiting !== null,
    press: (choice) => {
      if (isRefetching || refetchIfOld()) setWaiting(choice);
      else order(choice);
    },
  };
}
