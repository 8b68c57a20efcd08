import { useEffect, useRef, useState } from 'react';

interface State<T, F> {
  /** The last answer: it stays while the question is asked again, and after a failure. Null before the first. */
  readonly answer: T | null;
  /** Why the last call failed. */
  readonly failure: F | null;
  readonly isAsking: boolean;
}

export interface PlainAnswer<T, F> extends State<T, F> {
  readonly askAgain: () => void;
}

interface Asking<Q, T, F> {
  /** `older` is the answer shown so far. The signal aborts when the answer is no longer wanted. */
  readonly ask: (question: Q, signal: AbortSignal, older: T | null) => Promise<T>;
  readonly failureOf: (error: unknown) => F;
  /** The answer that the page brought along: nothing is asked until the guest asks again. */
  readonly brought?: T | null;
}

/**
 * The state of a question that is asked without Relay's store, for content pages, which do not load Relay. Questions
 * are compared by value; null waits. An answer to another question is never shown.
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
      // When the guest comes back to this question it may be asked again.
      setKept((left) => ({ ...left, state: { ...left.state, isAsking: false } }));
    };
  }, [key, asksAtOnce]);

  return { ...state, askAgain: () => askNow(state.answer) };
}
