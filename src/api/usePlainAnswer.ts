import { useEffect, useRef, useState } from 'react';

interface State<T, F> {
  /** The last answer: the older one stays while it is asked again, and after a failure. Null before the first. */
  readonly answer: T | null;
  /** Why the last time of asking brought nothing. */
  readonly failure: F | null;
  readonly isAsking: boolean;
}

export interface PlainAnswer<T, F> extends State<T, F> {
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
  const asksAtOnce = question !== null && brought === null;
  const beginning: State<T, F> = { answer: brought, failure: null, isAsking: asksAtOnce };
  const [kept, setKept] = useState({ key, state: beginning });
  const state = kept.key === key ? kept.state : beginning;

  const call = useRef<AbortController | null>(null);
  const askNow = (older: T | null) => {
    if (question === null) return;
    call.current?.abort();
    const { signal } = (call.current = new AbortController());
    const show = (change: Partial<State<T, F>>) =>
      setKept({ key, state: { ...state, failure: null, isAsking: false, ...change } });
    show({ isAsking: true });
    ask(question, signal, older).then(
      (answer) => signal.aborted || show({ answer }),
      (error: unknown) => signal.aborted || show({ failure: failureOf(error) }),
    );
  };

  const latest = useRef(askNow);
  useEffect(() => {
    latest.current = askNow;
  });
  useEffect(() => {
    if (asksAtOnce) latest.current(null);
    return () => {
      call.current?.abort();
      // Whoever comes back to this question may ask again.
      setKept((left) => ({ ...left, state: { ...left.state, isAsking: false } }));
    };
  }, [key, asksAtOnce]);

  return { ...state, askAgain: () => askNow(state.answer) };
}
