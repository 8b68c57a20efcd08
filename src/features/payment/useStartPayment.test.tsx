import { act, renderHook } from '@testing-library/react';
import { failureOf } from '@/domain/failure';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { fail, succeed } from '@/domain/result';
import { keyToPay, withPayment } from '@/domain/payment/orderAttempt';
import type { OrderAttempt, StartedPayment } from '@/domain/payment/orderAttempt';
import { anAttempt } from '@/state/testFlow';
import { useStartPayment } from './useStartPayment';

const byCard: GuaranteeChoice = {
  type: 'DEPOSIT',
  flow: 'WEB_TERMINAL',
  method: 'CARD',
  bank: null,
  card: null,
  savedCardId: null,
};
const started = (fields: Partial<StartedPayment> = {}): StartedPayment => ({
  paymentId: 'new',
  paymentUrl: '/pay/new',
  method: 'CARD',
  heldUntil: null,
  ...fields,
});
const attempt = anAttempt({
  booking: { bookingNumber: '7001', bookingHash: 'secret' },
  payment: started({ paymentId: 'old', paymentUrl: '/pay/old' }),
  starts: 1,
});

function setUp() {
  const calls = {
    startPayment: jest.fn(),
    keep: jest.fn(),
    keepRefused: jest.fn(),
    onStarted: jest.fn(),
    onStale: jest.fn(),
  };
  const hook = renderHook((kept: OrderAttempt) => useStartPayment({ attempt: kept, returnUrl: '/return', ...calls }), {
    initialProps: attempt,
  });
  const press = (times = 1) =>
    act(async () => Array.from({ length: times }).forEach(() => hook.result.current.start(byCard)));
  return { ...calls, ...hook, press };
}

describe('starting a payment again', () => {
  it('starts once when it is pressed twice, and stores the new payment before leaving for it', async () => {
    const { startPayment, keep, onStarted, press, result } = setUp();
    startPayment.mockResolvedValue(succeed(started()));
    await press(2);
    expect(startPayment).toHaveBeenCalledTimes(1);
    expect(keep).toHaveBeenCalledWith(withPayment(attempt, started()));
    expect(onStarted).toHaveBeenCalledWith('/pay/new');
    expect(keep.mock.invocationCallOrder[0]).toBeLessThan(onStarted.mock.invocationCallOrder[0] ?? 0);
    expect(result.current.isStarting).toBe(true);
  });

  it('repeats a start whose answer was lost with the same key', async () => {
    const { startPayment, press, result } = setUp();
    startPayment.mockResolvedValue(fail(failureOf('transport', 'NETWORK')));
    await press();
    expect(result.current.failure?.code).toBe('NETWORK');
    await press();
    expect(startPayment.mock.calls.map((call) => call[3])).toEqual([
      keyToPay(attempt, byCard),
      keyToPay(attempt, byCard),
    ]);
  });

  it('uses another key for another start', async () => {
    const { startPayment, press, rerender } = setUp();
    startPayment.mockResolvedValue(succeed(started({ paymentUrl: null })));
    await press();
    rerender({ ...attempt, starts: 2 });
    await press();
    expect(startPayment.mock.calls.map((call) => call[3])).toEqual([
      keyToPay(attempt, byCard),
      keyToPay({ ...attempt, starts: 2 }, byCard),
    ]);
  });

  it('checks the booking when it was paid meanwhile', async () => {
    const { startPayment, onStale, press, result } = setUp();
    startPayment.mockResolvedValue(fail(failureOf('guarantee', 'ALREADY_COMPLETED')));
    await press();
    expect(onStale.mock.calls).toEqual([[failureOf('guarantee', 'ALREADY_COMPLETED')]]);
    expect(result.current.failure).toBeNull();
  });
});
