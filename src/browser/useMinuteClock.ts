import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time in milliseconds, renewed at each full minute: a deadline at 18:00 passes at 18:00. */
export function useMinuteClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), MINUTE - (Date.now() % MINUTE));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
