import { useState } from 'react';
import { featuresOfSearch } from '@/domain/search/featuresOfSearch';
import { useFeature } from '@/flags/useFeature';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { hasPrices } from './pricedSearch';
import type { PricedSearch } from './pricedSearch';

/** From a tablet on there is room for the nights at once; a phone shows hotels first. */
const hasRoom = (): boolean => globalThis.matchMedia?.('(min-width: 48em)').matches ?? false;

/** Whether the nights around a stay are shown; null where no prices can be had for them. */
export function useNearbyNights(search: PricedSearch | null, isOpenAtFirst: () => boolean = hasRoom) {
  // Their place is kept until that is known, so that nothing below them moves.
  const hasFeature = useFeature('lowestPrices') !== false;
  const switchedOff = useSwitchedOff();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const isSold = search !== null && !featuresOfSearch(search).some((feature) => switchedOff.has(feature));
  return hasFeature && isSold && hasPrices(search) ? { isOpen, toggle: () => setOpen(!isOpen) } : null;
}
