import { act, renderHook } from '@testing-library/react';
import { StateRoot } from './StateRoot';
import { useReservationFlow } from './reservationFlowState';
import type { PaymentState } from './reservationFlowShape';

const attempt: PaymentState = {
  createKey: 'key',
  order: '{}',
  isSent: true,
  bookingNumber: '7001',
  bookingHash: 'secret',
  paymentId: 'new',
  paymentUrl: '/pay/new',
  amount: null,
  starts: 1,
};

it('has the payment in storage before the page can be left for the bank', async () => {
  const { result } = renderHook(useReservationFlow, { wrapper: StateRoot });
  let stored: string | null = null;
  await act(async () => {
    // After an answer from the network, outside of React's own handlers.
    await Promise.resolve();
    result.current.setPaymentState(attempt);
    stored = localStorage.getItem('sarastus.state.reservationFlowV2');
  });
  expect(stored).toContain('/pay/new');
});
