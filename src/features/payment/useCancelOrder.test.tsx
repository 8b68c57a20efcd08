import { act, renderHook } from '@testing-library/react';
import { failureOf } from '@/domain/failure';
import { money } from '@/domain/money';
import type { Reservation } from '@/domain/reservation/reservation';
import { aReservation } from '@/domain/reservation/testReservation';
import { fail, succeed } from '@/domain/result';
import { useCancelOrder } from './useCancelOrder';
import type { MadeOrder } from './useOrderCheck';

const order = { booking: { bookingNumber: '7001', bookingHash: 'secret' } } as MadeOrder;
const refund = { amount: money(24000), status: 'PENDING', method: 'CARD', expectedBy: '2026-11-09' } as const;

async function cancel(answer: Partial<Reservation> | null) {
  const [onCancelled, onCharged] = [jest.fn(), jest.fn()];
  const cancelBooking = async () =>
    answer ? succeed(aReservation({ status: 'CANCELLED', ...answer })) : fail(failureOf('transport', 'NETWORK'));
  const { result } = renderHook(() => useCancelOrder(order, cancelBooking, onCancelled, onCharged));
  await act(async () => result.current.cancel());
  return { said: [onCancelled.mock.calls.length, onCharged.mock.calls.length], failure: result.current.failure };
}

describe('cancelling an order that is shown as unpaid', () => {
  it('ends it where nothing was paid', async () => {
    expect(await cancel({})).toEqual({ said: [1, 0], failure: null });
  });

  it('is no free cancellation where it was paid in another tab meanwhile', async () => {
    expect((await cancel({ refund })).said).toEqual([0, 1]);
  });

  it('says why it could not be cancelled', async () => {
    expect(await cancel(null)).toMatchObject({ said: [0, 0], failure: { kind: 'transport' } });
  });
});
