import { act, renderHook } from '@testing-library/react';
import { LEAVING, useOnce } from './useOnce';

/** A call that ends when the test says so. */
function pending<Answer>() {
  let end: (answer: Answer) => void = () => undefined;
  const call = jest.fn(() => new Promise<Answer>((resolve) => (end = resolve)));
  return { call, end: (answer: Answer) => act(async () => end(answer)) };
}
const restore = () => act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

describe('useOnce', () => {
  it('makes one call at a time, however often it is pressed', async () => {
    const { result } = renderHook(() => useOnce<string>());
    const { call, end } = pending<string>();
    const answers: Promise<unknown>[] = [];
    act(() => {
      answers.push(result.current.run(call), result.current.run(call));
    });
    expect(result.current.isBusy).toBe(true);
    await end('done');
    expect([await Promise.all(answers), call.mock.calls.length]).toEqual([['done', undefined], 1]);
    expect(result.current.isBusy).toBe(false);
  });

  it('forgets a failure when the next call begins', async () => {
    const { result } = renderHook(() => useOnce<string>());
    await act(() => result.current.run(async () => result.current.fail('no network')));
    expect(result.current.failure).toBe('no network');
    const { call, end } = pending<null>();
    act(() => void result.current.run(call));
    expect(result.current.failure).toBeNull();
    await end(null);
  });

  it('stays busy while the browser leaves, until the page is restored', async () => {
    const { result } = renderHook(() => useOnce<string>());
    await act(() => result.current.run(async () => LEAVING));
    expect(result.current.isBusy).toBe(true);
    restore();
    expect(result.current.isBusy).toBe(false);
    const again = jest.fn(async () => 'sent');
    await act(() => result.current.run(again));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is free again after a call that breaks', async () => {
    const { result } = renderHook(() => useOnce<string>());
    const broken = async () => {
      throw new Error('broken');
    };
    await act(() => expect(result.current.run(broken)).rejects.toThrow('broken'));
    expect(result.current.isBusy).toBe(false);
  });
});
