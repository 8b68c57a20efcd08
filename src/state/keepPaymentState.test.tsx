import { act, renderHook } from '@testing-library/react';
import { StateRoot } from './StateRoot';
import { useReservationFlow } from './reservationFlowState';
import { anAttempt } from './testFlow';

it('stores the payment before the page can be left for the bank', async () => {
  const { result } = renderHook(useReservationFlow, { wrapper: StateRoot });
  let stored: string | null = null;
  await act(async () => {
    // After an answer from the network, outside of React's own handlers.
    await Promise.resolve();
    result.current.keepAttempt(
      anAttempt({ payment: { paymentId: 'new', paymentUrl: '/pay/new', method: 'CARD', heldUntil: null } }),
    );
    stored = localStorage.getItem('sarastus.state.reservationFlowV2');
  });
  expect(stored).toContain('/pay/new');
});
