import { fireEvent, render, screen } from '@testing-library/react';
import type { QueryResult } from '@/api/useQueryResult';
import { failureOf } from '@/domain/failure';
import { aReservation } from '@/domain/reservation/testReservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { StayFrame } from './StayFrame';

jest.mock('@/session/useSession', () => ({ useSession: () => ({ kind: 'anonymous', ended: null }) }));

const stayProgress = {
  roomsWithNotice: [],
  checkedInAt: null,
  checkedOutAt: null,
  roomNumbers: [],
  devices: [],
  mobileKeys: [],
};
const reservation = aReservation({ stayProgress });
const ready: QueryResult<Reservation> = {
  state: 'ready',
  data: reservation,
  isRefetching: false,
  refetch: () => undefined,
};
const retry = jest.fn();
const failed: QueryResult<Reservation> = { state: 'failed', failure: failureOf('transport', 'NETWORK'), retry };
const notFound: QueryResult<Reservation> = { state: 'failed', failure: failureOf('reservation', 'NOT_FOUND'), retry };

const page = (found: QueryResult<Reservation>) => (
  <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
    <StayFrame
      title="Check-in"
      found={found}
      page={{
        bookingKey: reservation,
        placeholders: { waiting: 'Waiting', missing: () => 'Nothing to show' },
        reservationHref: '/en/bookings/view',
        onBrand: () => undefined,
      }}
    >
      {() => <p>Code 1234</p>}
    </StayFrame>
  </TranslatorProvider>
);

describe('a page about a stay that is loaded again', () => {
  it('keeps what it has given where that fails, and offers to try again', () => {
    const { rerender } = render(page(ready));
    rerender(page(failed));
    expect(screen.getByText('Code 1234')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('shows nothing of a booking that is not there any more, or never came', () => {
    const { rerender } = render(page(failed));
    expect(screen.queryByText('Code 1234')).toBeNull();
    rerender(page(ready));
    rerender(page(notFound));
    expect(screen.queryByText('Code 1234')).toBeNull();
  });
});
