import { act, render } from '@testing-library/react';
import { aReservation } from '@/domain/reservation/testReservation';
import { useMadeBookings } from './madeBookingsState';
import { StateRoot } from './StateRoot';

const reservation = aReservation({ stay: { startDate: '2026-12-01', endDate: '2026-12-03' } });

function open() {
  const page: { made?: ReturnType<typeof useMadeBookings> } = {};
  function Page() {
    page.made = useMadeBookings();
    return null;
  }
  render(
    <StateRoot>
      <Page />
    </StateRoot>,
  );
  return {
    change: (what: (made: ReturnType<typeof useMadeBookings>) => void) => act(() => page.made && what(page.made)),
    last: () => page.made?.lastBooking,
  };
}

beforeEach(() => localStorage.clear());

it('a booking whose stay was moved is kept until its new departure', () => {
  const { change, last } = open();
  const { bookingNumber, bookingHash } = reservation;
  const key = { bookingNumber, bookingHash };
  change(({ remember }) => remember({ ...key, departure: '2026-12-03', reservation, cardPayment: null, locale: 'en' }));
  const moved = aReservation({ stay: { startDate: '2027-01-10', endDate: '2027-01-12' } });
  change(({ refreshSnapshot }) => refreshSnapshot(moved));
  expect(last()).toMatchObject({ departure: '2027-01-12', snapshot: { stay: moved.stay } });
});
