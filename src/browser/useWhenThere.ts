import { useCallback, useEffect, useRef } from 'react';

/** A value that comes late, as a promise: what a guest asks for before it is there waits for it, and is not lost. */
export function useWhenThere<Value>(value: Value | null): () => Promise<Value> {
  const waiting = useRef<((there: Value) => void)[]>([]);
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
    if (value === null) return;
    for (const resolve of waiting.current.splice(0)) resolve(value);
  }, [value]);
  return useCallback(
    () =>
      new Promise<Value>((resolve) => {
        if (latest.current === null) waiting.current.push(resolve);
        else resolve(latest.current);
      }),
    [],
  );
}
