import { money } from '@/domain/money';
import { optionTable } from '@/domain/reservation/reservationOptions';
import { aReservation } from '@/domain/reservation/testReservation';
import { listedActions } from './listedActions';

const now = Date.parse('2026-10-24T15:00:00+03:00');
const open = { enabled: true, allowed: true, issueReason: null };
const closed = { enabled: true, allowed: false, issueReason: 'BAD_STATUS' } as const;
const link = (name: string) => `/${name}`;

describe('what the list offers for a reservation', () => {
  it('is what is possible now, each with its page', () => {
    const options = optionTable(() => open);
    expect(listedActions(aReservation({ options }), now, link)).toEqual([
      { act: 'pay' },
      { act: 'checkIn', path: '/checkIn' },
      { act: 'checkOut', path: '/checkOut' },
      { act: 'change', path: '/modifyDates' },
    ]);
    expect(listedActions(aReservation({ options: optionTable(() => closed) }), now, link)).toEqual([]);
  });

  it('has no way to pay where nothing is left', () => {
    const options = { ...optionTable(() => closed), guarantee: open };
    expect(listedActions(aReservation({ options, balance: money(0) }), now, link)).toEqual([]);
  });

  it('leads nowhere that this site has no page for', () => {
    const options = optionTable(() => open);
    expect(listedActions(aReservation({ options }), now, () => null)).toEqual([{ act: 'pay' }]);
  });
});
