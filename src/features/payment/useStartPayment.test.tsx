import { act, renderHook } from '@testing-library/react';
import { failureOf } from '@/domain/failure';
import type { GuaranteeChoice } from '@/domain/payment';
import { fail, succeed } from '@/domain/result';
import type { PaymentState } from '@/state/reservationFlowShape';
import type { StartedPayment } from './guaranteeCalls';
import { useStartPayment } from './useStartPayment';

const byCard: GuaranteeChoice = { type: 'DEPOSIT', flow: 'WEB_TERMINAL', method: 'CARD', bank: null, card: null };
const attempt: PaymentState = {
  createKey: 'key',
  order: '{}',
  isSent: true,
  bookingNumber: '7001',
  bookingHash: 'secret',
  paymentId: 'old',
  paymentUrl: '/pay/old',
  amount: null,
  starts: 1,
};

function setUp() {
  const calls = { initiate: jest.fn(), keep: jest.fn(), onStarted: jest.fn(), onStale: jest.fn() };
  const hook = renderHook((kept: PaymentState) => useStartPayment({ attempt: kept, returnUrl: '/return', ...calls }), {
    initialProps: attempt,
  });
  const press = (times = 1) =>
    act(async () => Array.from({ length: times }).forEach(() => hook.result.current.start(byCard)));
  return { ...calls, ...hook, press };
}

describe('starting a payment anew', () => {
  it('starts once when it is pressed twice, and keeps the new payment before leaving for it', async () => {
    const { initiate, keep, onStarted, press, result } = setUp();
    initiate.mockResolvedValue(succeed<StartedPayment>({ paymentId: 'new', paymentUrl: '/pay/new' }));
    await press(2);
    expect(initiate).toHaveBeenCalledTimes(1);
    expect(keep).toHaveBeenCalledWith({ ...attempt, paymentId: 'new', paymentUrl: '/pay/new', starts: 2 });
    expect(onStarted).toHaveBeenCalledWith('/pay/new');
    expect(keep.mock.invocationCallOrder[0]).toBeLessThan(onStarted.mock.invocationCallOrder[0] ?? 0);
    expect(result.current.isStarting).toBe(true);
  });

  it('repeats a start whose answer was lost under the same key', async () => {
    const { initiate, press, result } = setUp();
    initiate.mockResolvedValue(fail(failureOf('transport', 'NETWORK')));
    await press();
    expect(result.current.failure?.code).toBe('NETWORK');
    await press();
    expect(initiate.mock.calls.map((call) => call[3])).toEqual(['key:1', 'key:1']);
  });

  it('takes another key for another start', async () => {
    const { initiate, press, rerender } = setUp();
    initiate.mockResolvedValue(succeed<StartedPayment>({ paymentId: 'new', paymentUrl: null }));
    await press();
    rerender({ ...attempt, starts: 2 });
    await press();
    expect(initiate.mock.calls.map((call) => call[3])).toEqual(['key:1', 'key:2']);
  });

  it('asks how the booking stands when it was paid meanwhile', async () => {
    const { initiate, onStale, press, result } = setUp();
    initiate.mockResolvedValue(fail(failureOf('guarantee', 'ALREADY_COMPLETED')));
    await press();
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(result.current.failure).toBeNull();
  });
});
