import { useEffect, useState } from 'react';
import { TAB_KEY } from './flowOfTab';

/**
 * How often this page has had to forget who the guest is, because somebody signed out or another customer signed in, here
 * or in another tab: the key of what is not an atom and shows a person or their order.
 */
export function useTimesForgotten(): number {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const count = ({ key }: StorageEvent) => {
      // Announced after the slices, which are empty by then.
      if (key === TAB_KEY) setTimes((before) => before + 1);
    };
    addEventListener('storage', count);
    return () => removeEventListener('storage', count);
  }, []);
  return times;
}
