import { act, renderHook } from '@testing-library/react';
import { usePlainAnswer } from './usePlainAnswer';

interface Call {
  readonly question: string;
  readonly older: string | null;
  readonly signal: AbortSignal;
  readonly answer: (text: string) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** A component whose questions wait until the test answers them. */
function open(first: string | null, brought: string | null = null) {
  const calls: Call[] = [];
  const decoded = jest.fn(() => 'lost');
  const ask = (question: string, signal: AbortSignal, older: string | null) =>
    new Promise<string>((resolve, reject) => {
      calls.push({
        question,
        older,
        signal,
        answer: (text) => act(async () => resolve(text)),
        fail: () => act(async () => reject(new Error('no network'))),
      });
    });
  const { result, rerender, unmount } = renderHook(
    ({ question }: { readonly question: string | null }) =>
      usePlainAnswer<string, string, string>(question, { ask, failureOf: decoded, brought }),
    { initialProps: { question: first } },
  );
  const shown = () => {
    const { answer, failure, isAsking } = result.current;
    return [answer, failure, isAsking];
  };
  const again = () => act(() => result.current.askAgain());
  return { calls, decoded, shown, again, turnTo: (question: string | null) => rerender({ question }), unmount };
}

describe('a question without a store', () => {
  it('waits until it is known, and is asked once', async () => {
    const { calls, shown, turnTo } = open(null);
    expect([shown(), calls.length]).toEqual([[null, null, false], 0]);
    turnTo('a');
    expect(shown()).toEqual([null, null, true]);
    await calls[0]?.answer('A');
    turnTo('a');
    expect([shown(), calls.length]).toEqual([['A', null, false], 1]);
  });

  it('keeps the older answer while it is asked again, and when that fails', async () => {
    const { calls, shown, again } = open('a');
    await calls[0]?.answer('A');
    again();
    expect([shown(), calls[1]?.older]).toEqual([['A', null, true], 'A']);
    await calls[1]?.fail();
    expect(shown()).toEqual(['A', 'lost', false]);
    again();
    expect(shown()).toEqual(['A', null, true]);
    await calls[2]?.answer('A2');
    expect(shown()).toEqual(['A2', null, false]);
  });

  it('does not ask for what the page brought, until the guest does', async () => {
    const { calls, shown, again } = open('a', 'brought');
    expect([shown(), calls.length]).toEqual([['brought', null, false], 0]);
    again();
    expect(calls[0]?.older).toBe('brought');
    await calls[0]?.answer('A');
    expect(shown()).toEqual(['A', null, false]);
  });

  it('never shows the answer to another question, and aborts its call', async () => {
    const { calls, decoded, shown, turnTo } = open('a');
    turnTo('b');
    expect([calls[0]?.signal.aborted, calls[1]?.question]).toEqual([true, 'b']);
    await calls[0]?.answer('late');
    await calls[1]?.answer('B');
    expect(shown()).toEqual(['B', null, false]);
    turnTo('c');
    turnTo('d');
    await calls[2]?.fail();
    expect(shown()).toEqual([null, null, true]);
    expect(decoded).not.toHaveBeenCalled();
  });

  it('shows the last answer to a question that the guest comes back to, and asks again', async () => {
    const { calls, shown, turnTo } = open('a');
    await calls[0]?.answer('A');
    turnTo(null);
    expect(shown()).toEqual([null, null, false]);
    turnTo('a');
    expect(shown()).toEqual(['A', null, true]);
    await calls[1]?.answer('A2');
    expect([shown(), calls[1]?.older]).toEqual([['A2', null, false], null]);
  });

  it('aborts the call when the component unmounts', () => {
    const { calls, unmount } = open('a');
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
