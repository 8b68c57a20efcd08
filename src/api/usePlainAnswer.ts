import { useCallback, useEffect, useRef, useState } from 'react';

interface State<T, F> {
  /** The question that the rest is about, as text. */
  readonly key: string;
  /** How often the guest has asked again. */
  readonly round: number;
  readonly answer: T | null;
  readonly failure: F | null;
  readonly isAsking: boolean;
}

export interface PlainAnswer<T, F> {
  /** The last answer: the older one stays while it is asked again, and after a failure. Null before the first. */
  readonly answer: T | null;
  /** Why the last time of asking brought nothing. */
  readonly failure: F | null;
  readonly isAsking: boolean;
  readonly askAgain: () => void;
}

interface Asking<Q, T, F> {
  /** `older` is the answer that stands when it is asked again. The signal says that nobody waits any more. */
  readonly ask: (question: Q, signal: AbortSignal, older: T | null) => Promise<T>;
  readonly failureOf: (error: unknown) => F;
  /** The answer that the page brought along: nothing is asked until the guest asks again. */
  readonly brought?: T | null;
}

/**
 * The life of a question that is asked without Relay's store, for pages that do without Relay: content pages keep to few
 * scripts. Questions are compared by value; null waits. An answer to another question is never shown.
 */
export function usePlainAnswer<Q, T, F>(
  question: Q | null,
  { ask, failureOf, brought = null }: Asking<Q, T, F>,
): PlainAnswer<T, F> {
  const key = JSON.stringify(question);
  const isBrought = brought !== null;
  const asksAtOnce = question !== null && !isBrought;
  const beginning: State<T, F> = { key, round: 0, answer: brought, failure: null, isAsking: asksAtOnce };
  const [kept, setKept] = useState(beginning);
  const state = kept.key === key ? kept : beginning;
  const { round, answer, failure, isAsking } = state;

  const latest = useRef({ question, ask, failureOf, state });
  useEffect(() => {
    latest.current = { question, ask, failureOf, state };
  });
  const change = useCallback(
    (next: (state: State<T, F>) => State<T, F>) =>
      setKept((before) => next(before.key === key ? before : latest.current.state)),
    [key],
  );

  useEffect(() => {
    const now = latest.current;
    if (now.question === null || (isBrought && round === 0)) return undefined;
    const left = new AbortController();
    now.ask(now.question, left.signal, round === 0 ? null : now.state.answer).then(
      (data) => left.signal.aborted || change((before) => ({ ...before, answer: data, isAsking: false })),
      (error: unknown) => {
        if (left.signal.aborted) return;
        const decoded = now.failureOf(error);
        change((before) => ({ ...before, failure: decoded, isAsking: false }));
      },
    );
    return () => left.abort();
  }, [isBrought, round, change]);

  useEffect(
    () => () =>
      // Whoever comes back to a question finds its answer, and may ask again.
      setKept((left) => (left.key === key ? { ...left, round: 0, failure: null, isAsking: asksAtOnce } : left)),
    [key, asksAtOnce],
  );

  const askAgain = useCallback(
    () => change((before) => ({ ...before, round: before.round + 1, failure: null, isAsking: true })),
    [change],
  );
  return { answer, failure, isAsking, askAgain };
}
