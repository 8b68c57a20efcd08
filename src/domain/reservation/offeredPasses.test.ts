import { offeredPasses } from './offeredPasses';
import { aReservation } from './testReservation';

describe('the passes that are offered', () => {
  const walletPasses = [{ kind: 'APPLE', url: '/wallet/abc.def' }] as const;
  // Two nights in Helsinki, until noon on 26 October, on winter time.
  const before = Date.parse('2026-10-26T09:59:59Z');

  it.each(['CONFIRMED', 'CURRENT_STAY', 'DUE_OUT', 'PRE_CHECKIN', null] as const)(
    'are those given while it is %s',
    (status) => {
      expect(offeredPasses(aReservation({ status, walletPasses }), before)).toBe(walletPasses);
    },
  );

  it.each(['CANCELLED', 'PAST_STAY'] as const)('are none once it is %s', (status) => {
    expect(offeredPasses(aReservation({ status, walletPasses }), before)).toEqual([]);
  });

  it('are none from the time of check-out on, whatever the status is still', () => {
    expect(offeredPasses(aReservation({ walletPasses }), before + 1000)).toEqual([]);
  });
});
