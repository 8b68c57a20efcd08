import { useMemo, useRef, useState } from 'react';

/**
 * How a list is shown: as the address says, and at once as the guest chooses. The address changes afterwards, as a ticked
 * box must not wait for the router; once it has, it counts again, as where the guest goes back.
 * @param write puts a view into the address
 */
export function useShownView<View>(inAddress: View, write: (view: View) => Promise<unknown>) {
  const [chosen, setChosen] = useState<View | null>(null);
  const latest = useRef<View | null>(null);
  const text = JSON.stringify(chosen ?? inAddress);
  // The same object while it says the same: long lists depend on it.
  const view = useMemo(() => JSON.parse(text) as View, [text]);
  const showView = (changed: View): void => {
    latest.current = changed;
    setChosen(changed);
    const end = () => {
      // An earlier choice may end later: the last one stays until its own address is there.
      if (latest.current === changed) setChosen(null);
    };
    void write(changed).then(end, end);
  };
  return { view, showView };
}
