import { act, renderHook } from '@testing-library/react';
import { aService } from '@/domain/testOffers';
import { aReservation } from '@/domain/testReservation';
import { emptyEdit, parseEdit } from './editReservationFlowShape';
import { beginEdit, useEditReservationFlow } from './editReservationFlowState';
import { StateRoot } from './StateRoot';
import { chosenRoom } from './testFlow';

const { rooms, hotel, stay } = aReservation();
const reservation = { reservedRooms: rooms, hotel, dateRange: stay };
const { room, rate, offer, hasSingleRate } = chosenRoom();
const otherRoom = { room, rate, offer, hasSingleRate };
const visit = () => renderHook(useEditReservationFlow, { wrapper: StateRoot }).result;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('changing a reservation', () => {
  it('begins with everything as it is, and goes on after a reload', () => {
    const before = visit();
    act(() => before.current.begin(reservation));
    expect(before.current.edit).toEqual(beginEdit(reservation));
    act(() => before.current.chooseRoom(0, otherRoom));
    act(() => before.current.setExtra(0, aService(), 2));
    expect(before.current.edit.roomChoices[0]).toEqual(otherRoom);
    expect(visit().current.edit).toEqual(before.current.edit);
  });

  it('has rooms chosen again for other days, and keeps the extras', () => {
    const { current } = visit();
    act(() => current.begin(reservation));
    act(() => current.chooseRoom(0, otherRoom));
    act(() => current.setExtra(0, aService(), 2));
    act(() => current.chooseDates({ startDate: '2026-12-05', endDate: '2026-12-06' }));
    const { edit } = visit().current;
    expect(edit).toMatchObject({ dateChoices: { startDate: '2026-12-05' }, roomChoices: rooms.map(() => null) });
    expect(Object.values(edit.extraServiceChoices[0] ?? {})).toMatchObject([{ quantity: 2 }]);
  });

  it('takes an extra away at none or less', () => {
    const result = visit();
    act(() => result.current.begin(reservation));
    act(() => result.current.setExtra(0, aService(), 2));
    act(() => result.current.setExtra(0, aService(), -1));
    expect(result.current.edit.extraServiceChoices[0]).toEqual({});
  });

  it('asks before it is left, and leaves nothing behind at its end', () => {
    const result = visit();
    act(() => result.current.begin(reservation));
    act(() => result.current.askToLeave());
    expect(result.current.edit.exitDialogOpen).toBe(true);
    act(() => result.current.stay());
    expect(result.current.edit.exitDialogOpen).toBe(false);
    act(() => result.current.end());
    expect(visit().current.edit).toEqual(emptyEdit);
  });

  it.each([
    ['choices for rooms that the reservation has not', { roomChoices: [null, null, null, null] }],
    ['extras without rooms', { extraServiceChoices: [] }],
    ['days in the wrong order', { dateChoices: { startDate: '2026-12-06', endDate: '2026-12-05' } }],
    ['days that are none', { dateChoices: { startDate: 'soon', endDate: 'later' } }],
    ['choices about nothing', { reservationToBeEdited: null }],
  ])('is forgotten whole where %s are kept', (_what, damage) => {
    expect(parseEdit({ ...beginEdit(reservation), ...damage })).toBeNull();
  });

  it('is kept where only the dialog is damaged', () => {
    expect(parseEdit({ ...beginEdit(reservation), exitDialogOpen: 'yes' })).toEqual(beginEdit(reservation));
  });
});
