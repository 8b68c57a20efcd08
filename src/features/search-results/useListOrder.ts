import { startTransition, useEffect, useState } from 'react';
import type { OtherParts } from './foundHotels';

/** A guest who has scrolled, or stands on a card, would lose their place. */
const isReading = () => window.scrollY > 0 || Boolean(document.activeElement?.closest('article'));

interface ListOrder {
  /** While parts of a search come, the hotels of the first stay where they are, and the others follow. */
  readonly isByPart: boolean;
  /** Puts all hotels in their order; null where they are, and while some are to come. */
  readonly sortAll: (() => void) | null;
}

/** When the hotels of a search that is asked in parts are put in one order. */
export function useListOrder(parts: OtherParts | undefined): ListOrder {
  const [order, setOrder] = useState<'asCome' | 'offered' | 'sorted'>('asCome');
  const isWhole = parts?.isComing === false;
  useEffect(() => {
    if (!isWhole) return;
    // Not offered before it is known that it is wanted: the button would move the list for a moment.
    if (isReading()) setOrder('offered');
    else startTransition(() => setOrder('sorted'));
  }, [isWhole]);
  return {
    isByPart: parts !== undefined && order !== 'sorted',
    sortAll: parts !== undefined && order === 'offered' && isWhole ? () => setOrder('sorted') : null,
  };
}
