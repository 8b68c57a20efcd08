import { startTransition, useEffect, useState } from 'react';
import type { OtherParts } from './foundHotels';

/** A guest who has scrolled, or stands on a card, would lose their place. */
const isReading = () => window.scrollY > 0 || Boolean(document.activeElement?.closest('article'));

interface ListOrder {
  /** While parts of a search come, the hotels of an earlier one stay where they are, and the others follow. */
  readonly isByPart: boolean;
  /** All are drawn anew: a list in another order is another list. */
  readonly isNew: boolean;
  /** Puts all hotels in their order; null where they are, and while some are to come. */
  readonly sortAll: (() => void) | null;
}

/**
 * When the hotels of a search that is asked in parts are put in one order.
 * @param isSame they came in it
 */
export function useListOrder(parts: OtherParts | undefined, isSame: boolean): ListOrder {
  const [order, setOrder] = useState<'asCome' | 'kept' | 'offered' | 'sorted'>('asCome');
  const isWhole = parts?.isComing === false;
  useEffect(() => {
    if (!isWhole) {
      // A page that was lost comes after all.
      setOrder((before) => (before === 'kept' ? 'asCome' : before));
      return;
    }
    const arrange = (next: typeof order) => setOrder((before) => (before === 'asCome' ? next : before));
    if (isSame) arrange('kept');
    // Not offered before it is known that it is wanted: the button would move the list for a moment.
    else if (isReading()) arrange('offered');
    else startTransition(() => arrange('sorted'));
  }, [isWhole, isSame]);
  return {
    isByPart: parts !== undefined && (order === 'asCome' || order === 'offered'),
    isNew: order === 'sorted',
    sortAll: parts !== undefined && order === 'offered' && isWhole ? () => setOrder('sorted') : null,
  };
}
