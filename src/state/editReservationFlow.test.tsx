import { act, renderHook } from '@testing-library/react';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import { money } from '@/domain/money';
import { aReservation } from '@/domain/reservation/testReservation';
import { anOffer, aRate, aRoomType, aService } from '@/domain/stay/testOffers';
import type { Reservation } from '@/domain/reservation/reservation';
import { forgetPersonalState } from './forgetPersonalState';
import { useEditReservationFlow } from './editReservationFlowState';
import { StateRoot } from './StateRoot';

const key = 'sarastus.state.editReservationFlow';
const reservation = aReservation();
const visit = (of: Reservation = reservation) =>
  renderHook(() => useEditReservationFlow(of), { wrapper: StateRoot }).result;
const stored = () => sessionStorage.getItem(key) ?? '';
const dates = { startDate: '2026-11-01', endDate: '2026-11-02' };
const suite = aRoomType({ refId: 'suite', name: 'Suite' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('useEditReservationFlow', () => {
  it('begins with the reservation as it is', () => {
    const { flow, choices } = visit().current;
    expect(flow.dateChoices).toEqual(reservation.stay);
    expect(choices).toMatchObject([{ room: { refId: 'standard' }, rate: { code: 'BAR' }, extraServices: {} }]);
    expect(stored()).toBe('');
  });

  it('keeps what was chosen over a reload, without names, details and the key of the booking', () => {
    const before = visit();
    act(() => before.current.chooseDates(dates));
    const offer = anOffer({ roomTypeRefId: 'suite' });
    act(() => before.current.chooseRoomAndRate(0, suite, { rate: aRate(), offer }));
    act(() => before.current.setExtra(0, aService(), 2));
    const after = visit();
    expect(after.current.flow).toEqual(before.current.flow);
    expect(after.current.choices[0]).toMatchObject({
      room: { refId: 'suite' },
      extraServices: { breakfast: { quantity: 2 } },
    });
    expect(stored()).not.toMatch(/Aino|Mäki|aino@|Kotikuja|secret|Late arrival/);
  });

  it('removes an extra with a quantity of zero, and puts room and dates back', () => {
    const here = visit();
    act(() => here.current.setExtra(0, aService(), 2));
    act(() => here.current.setExtra(0, aService(), 0));
    expect(here.current.choices[0]?.extraServices).toEqual({});
    act(() => here.current.chooseDates(dates));
    act(() => here.current.chooseRoomAndRate(0, suite, { rate: aRate(), offer: anOffer() }));
    act(() => here.current.keepDates());
    act(() => here.current.keepRoom(0));
    expect(here.current.flow.dateChoices).toEqual(reservation.stay);
    expect(here.current.choices[0]).toMatchObject({ room: { refId: 'standard' }, rate: { code: 'BAR' } });
  });

  it('begins again when the reservation is another, and goes on when it was changed meanwhile', () => {
    const here = visit();
    act(() => here.current.chooseDates(dates));
    const changed = aReservation({ stay: { startDate: '2026-10-24', endDate: '2026-10-25' } });
    expect(visit(changed).current.flow.dateChoices).toEqual(dates);
    expect(visit(aReservation({ bookingNumber: '7002' })).current.flow.dateChoices).toEqual(reservation.stay);
  });

  it('takes what was left alone from a reservation that was changed meanwhile, and says what it was', () => {
    const here = visit();
    act(() => here.current.chooseDates(dates));
    const [room] = reservation.rooms;
    const changed = aReservation({ rooms: room ? [{ ...room, roomType: suite }] : [] });
    const { result, rerender } = renderHook(({ of }) => useEditReservationFlow(of), {
      wrapper: StateRoot,
      initialProps: { of: reservation },
    });
    expect(result.current.outdated).toBeNull();
    rerender({ of: changed });
    expect(result.current).toMatchObject({ choices: [{ room: { refId: 'suite' } }], flow: { dateChoices: dates } });
    expect(result.current.outdated?.reservedRooms).toMatchObject([{ roomType: { refId: 'standard' } }]);
    act(() => result.current.takeNewer());
    expect(result.current.outdated).toBeNull();
    expect(result.current).toMatchObject({ choices: [{ room: { refId: 'suite' } }], flow: { dateChoices: dates } });
  });

  it('keeps new contact details in this tab until they are sent or dropped', () => {
    const here = visit();
    act(() => here.current.setContact({ ...EMPTY_CONTACT, phoneNumber: '409998887' }));
    expect(visit().current.flow.contact?.phoneNumber).toBe('409998887');
    expect(localStorage.getItem(key)).toBeNull();
    act(() => here.current.drop());
    expect(stored()).not.toContain('409998887');
  });

  it('does not follow another tab, and is forgotten when the customer signs out there', () => {
    const here = visit();
    act(() => here.current.chooseDates(dates));
    const other = { version: 1, savedAt: Date.now(), value: {} };
    localStorage.setItem('elsewhere', JSON.stringify(other));
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'elsewhere' })));
    expect(here.current.flow.dateChoices).toEqual(dates);
    act(() => void dispatchEvent(new StorageEvent('storage', { key })));
    expect(here.current.flow.dateChoices).toEqual(reservation.stay);
    expect(stored()).toBe('');
  });

  it('stores an attempt at once, before it is sent, and does not reopen the question after a reload', () => {
    const here = visit();
    act(() => here.current.chooseDates(dates));
    act(() => {
      here.current.keepAttempt({ key: 'attempt-1', content: 'what was wanted' });
      expect(JSON.parse(stored()).value.attempt).toEqual({ key: 'attempt-1', content: 'what was wanted' });
    });
    act(() => here.current.setExitDialogOpen(true));
    expect(here.current.flow.exitDialogOpen).toBe(true);
    const after = visit();
    expect(after.current.flow).toMatchObject({
      exitDialogOpen: false,
      dateChoices: dates,
      attempt: { key: 'attempt-1' },
    });
  });

  it('forgets an attempt as soon as something else is wanted', () => {
    const here = visit();
    const changes: readonly (() => void)[] = [
      () => here.current.chooseDates(dates),
      () => here.current.keepDates(),
      () => here.current.chooseRoomAndRate(0, suite, { rate: aRate(), offer: anOffer() }),
      () => here.current.keepRoom(0),
      () => here.current.setExtra(0, aService(), 2),
      () => here.current.setContact(EMPTY_CONTACT),
    ];
    for (const change of changes) {
      act(() => here.current.keepAttempt({ key: 'attempt-1', content: 'what was wanted' }));
      expect(here.current.flow.attempt).not.toBeNull();
      act(change);
      expect(here.current.flow.attempt).toBeNull();
    }
    expect(visit().current.flow.attempt).toBeNull();
  });

  it.each([
    ['broken', '{"version":1,"savedAt":'],
    ['of an older version', JSON.stringify({ version: 0, savedAt: Date.now(), value: {} })],
    ['of another shape', JSON.stringify({ version: 1, savedAt: Date.now(), value: { roomChoices: 7 } })],
  ])('begins with the reservation when the stored value is %s', (_what, text) => {
    sessionStorage.setItem(key, text);
    expect(visit().current.flow.dateChoices).toEqual(reservation.stay);
  });

  it('is forgotten when the change is made or dropped, and when the customer signs out', () => {
    const here = visit();
    act(() => here.current.chooseDates(dates));
    act(() => here.current.drop());
    expect(here.current.flow.dateChoices).toEqual(reservation.stay);
    act(() => here.current.chooseDates(dates));
    expect(stored()).toContain('2026-11-01');
    act(() => forgetPersonalState());
    expect(stored()).toBe('');
    expect(here.current.flow.dateChoices).toEqual(reservation.stay);
  });

  it('keeps the price that was seen with a rate', () => {
    const here = visit();
    act(() => here.current.chooseRoomAndRate(0, suite, { rate: aRate(), offer: anOffer({ price: money(31000) }) }));
    expect(here.current.choices[0]?.offer?.price).toEqual(money(31000));
  });
});
