import { act, renderHook } from '@testing-library/react';
import { pauses } from '@/api/useOutcomeCheck';
import { failureOf } from '@/domain/failure';
import { aReservation } from '@/domain/reservation/testReservation';
import { usePaymentCheck } from './usePaymentCheck';
import type { BookingAnswer } from './usePaymentCheck';

const inProgress: BookingAnswer = {
  subject: aReservation({ status: 'PENDING', guaranteeStatus: 'DEPOSIT_IN_PROGRESS', heldUntil: undefined }),
  failure: failureOf('guarantee', 'PAYMENT_IN_PROGRESS'),
  isBegun: true,
};
const paid: BookingAnswer = { subject: aReservation({ guaranteeStatus: 'DEPOSITED' }), failure: null, isBegun: false };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Lets pending promises resolve, then advances the timers. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function check(answers: readonly BookingAnswer[]) {
  const ask = jest.fn<Promise<BookingAnswer>, []>();
  answers.forEach((answer) => ask.mockResolvedValueOnce(answer));
  ask.mockResolvedValue(inProgress);
  return { ask, ...renderHook(() => usePaymentCheck(ask, 'notNeeded')) };
}

describe('checking a payment', () => {
  it('stops once the outcome is known', async () => {
    const { ask, result } = check([inProgress, paid]);
    await pass(0);
    expect(result.current).toMatchObject({ outcome: { kind: 'pending' }, isChecking: true });
    await pass(pauses[0] ?? 0);
    expect(result.current).toMatchObject({ outcome: { kind: 'paid' }, isChecking: false });
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('checks at most five more times with growing pauses, then only on request', async () => {
    const { ask, result } = check([]);
    await pass(0);
    for (const pause of pauses) await pass(pause);
    expect(ask).toHaveBeenCalledTimes(6);
    expect(result.current.isChecking).toBe(false);
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(6);
    expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
    act(() => result.current.checkAgain());
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(7);
  });

  it('waits until it can ask, and then asks once', async () => {
    const ask = jest.fn<Promise<BookingAnswer>, []>().mockResolvedValue(paid);
    const { result, rerender } = renderHook((asking: typeof ask | null) => usePaymentCheck(asking, 'notNeeded'), {
      initialProps: null as typeof ask | null,
    });
    await pass(600_000);
    expect(result.current).toMatchObject({ outcome: null, isChecking: true });
    rerender(ask);
    await pass(600_000);
    expect(result.current).toMatchObject({ outcome: { kind: 'paid' }, isChecking: false });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('stops after the guest has left the page', async () => {
    const { ask, unmount } = check([]);
    await pass(0);
    unmount();
    await pass(600_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
