import { useState } from 'react';
import { useFeature } from '@/flags/useFeature';
import { hasPrices } from './pricedSearch';
import type { PricedSearch } from './pricedSearch';

/** From a tablet on there is room for the nights at once; a phone shows hotels first. */
const hasRoom = (): boolean => globalThis.matchMedia?.('(min-width: 768px)').matches ?? false;

/** Whether the nights around a stay are shown; null where no prices can be had for them. */
export function useNearbyNights(search: PricedSearch | null, isOpenAtFirst: () => boolean = hasRoom) {
  const hasFeature = useFeature('lowestPrices') === true;
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return hasFeature && search && hasPrices(search) ? { isOpen, toggle: () => setOpen(!isOpen) } : null;
}
