import { act, renderHook } from '@testing-library/react';
import { keptStorage } from '@/browser/keptStorage';
import { writeKept } from '@/browser/keptValue';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { aReservation } from '@/domain/reservation/testReservation';
import { forgetPersonalState } from './forgetPersonalState';
import { useMadeBookings } from './madeBookingsState';
import { rememberOpenReservation } from './openReservationState';
import { flowKeeping } from './reservationFlowShape';
import { useReservationFlow } from './reservationFlowState';
import { StateRoot } from './StateRoot';
import { fullFlow } from './testFlow';

const fill = () => {
  writeKept(keptStorage, flowKeeping, fullFlow(), Date.now());
  writeKept(keptStorage, { key: 'sarastus.state.auth' }, { returnUrl: '/varaukset?lastName=Virtanen' }, Date.now());
};

const open = () =>
  renderHook(
    () => ({
      flow: useReservationFlow(),
      last: useMadeBookings(),
    }),
    { wrapper: StateRoot },
  ).result;

/** Names, addresses, secrets of bookings and orders of the full slices. */
const personal = /Mäki|Virtanen|aino|hash|secret|7001|TALVI/i;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('signing out', () => {
  it('leaves nothing personal in the browser, and the choice of rooms as it was', () => {
    fill();
    rememberOpenReservation({ bookingNumber: '7001', bookingHash: 'secret' });
    forgetPersonalState();
    const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect(stored).not.toMatch(personal);
    const { flow } = open().current;
    expect(flow.flow).toMatchObject({ roomChoices: fullFlow().roomChoices, criteria: fullFlow().criteria });
  });

  it('clears the open screens, which write nothing personal back', () => {
    fill();
    const screen = open();
    act(() =>
      screen.current.last.remember({
        bookingNumber: '7001',
        bookingHash: 'secret',
        departure: '2999-01-01',
        reservation: aReservation(),
        cardPayment: null,
        locale: null,
      }),
    );
    expect(screen.current.flow.flow.contactInformation.lastName).toBe('Mäkinen');
    act(() => forgetPersonalState());
    expect(screen.current.flow.flow.contactInformation.lastName).toBe('');
    expect(screen.current.flow.flow.paymentState).toBeNull();
    expect(screen.current.last.lastBooking).toBeNull();
    act(() => screen.current.flow.setCheckAndConfirm({ termsAccepted: true }));
    expect(JSON.stringify({ ...localStorage })).not.toMatch(personal);
  });

  it('also removes what cannot be read, as it may hold a name', () => {
    localStorage.setItem('sarastus.state.reservationFlowV2', '{"version":0,"lastName":"Virtanen');
    localStorage.setItem('sarastus.state.madeBookings', '{"version":0,"lastName":"Virtanen');
    forgetPersonalState();
    expect(JSON.stringify({ ...localStorage })).not.toMatch(personal);
  });

  it('works where storage does not', () => {
    for (const storage of ['localStorage', 'sessionStorage'] as const) {
      jest.spyOn(globalThis, storage, 'get').mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    }
    const screen = open();
    act(() => screen.current.flow.setContact({ ...EMPTY_CONTACT, lastName: 'Virtanen' }, true));
    act(() => forgetPersonalState());
    expect(screen.current.flow.flow.contactInformation.lastName).toBe('');
  });
});
