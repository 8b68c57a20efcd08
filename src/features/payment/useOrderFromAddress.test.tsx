import { act, renderHook } from '@testing-library/react';
import type { BookingCalls } from '@/api/bookingCalls';
import { aReservation } from '@/domain/reservation/testReservation';
import { succeed } from '@/domain/result';
import { useReservationFlow } from '@/state/reservationFlowState';
import { StateRoot } from '@/state/StateRoot';
import { useOrderFromAddress } from './useOrderFromAddress';

it('takes the order of the address over once, and does not begin it again when it has ended', async () => {
  history.replaceState(null, '', '/en/booking/payment#id=7001&hash=secret');
  const readBooking = jest.fn().mockResolvedValue(succeed(aReservation({ bookingNumber: '7001' })));
  const calls = { isReady: true, readBooking } as unknown as BookingCalls;
  const { result } = renderHook(() => ({ from: useOrderFromAddress(calls), state: useReservationFlow() }), {
    wrapper: StateRoot,
  });
  expect(result.current.from.named?.bookingNumber).toBe('7001');
  await act(async () => undefined);
  const order = result.current.state.flow.paymentState;
  expect(order?.booking?.bookingNumber).toBe('7001');
  await act(async () => result.current.state.dropAttempt(order?.createKey ?? ''));
  expect(result.current.state.flow.paymentState).toBeNull();
  expect(result.current.from.named).toBeNull();
  expect(readBooking).toHaveBeenCalledTimes(1);
  expect(location.hash).toBe('');
});
