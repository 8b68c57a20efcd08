import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { SearchFeature } from '@/domain/search/searchFeatures';

const WatchSwitchedOff = dynamic(() => import('./WatchSwitchedOff').then((file) => file.WatchSwitchedOff), {
  ssr: false,
});

const nothingOff: ReadonlySet<SearchFeature> = new Set();

/** What cannot be booked at the moment. To stay within the page's size budget, flags are loaded when the form is used. */
export function useSwitchedOffOnUse() {
  const [isUsed, setUsed] = useState(false);
  const [switchedOff, setSwitchedOff] = useState(nothingOff);
  return {
    switchedOff,
    use: () => setUsed(true),
    /** What watches them; rendered by the form. */
    watch: isUsed && <WatchSwitchedOff onChange={setSwitchedOff} />,
  };
}
