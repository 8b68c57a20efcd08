import { editPartNames, editParts } from './editParts';
import type { ReservationOption } from '../reservation/reservation';
import { aReservation } from '../reservation/testReservation';

const allowed: ReservationOption = { enabled: true, allowed: true, issueReason: null };
const paid: ReservationOption = { enabled: true, allowed: false, issueReason: 'DEPOSIT_GIVEN' };
const withOptions = (dates: ReservationOption, rooms: ReservationOption, extras: ReservationOption) =>
  aReservation({
    options: {
      ...aReservation().options,
      modifyDates: dates,
      modifyRoomTypes: rooms,
      modifyExtraServices: extras,
    },
  });

const kinds = (parts: ReturnType<typeof editParts>) => editPartNames.map((name) => parts[name].kind);

describe('what of a reservation may be changed', () => {
  it('opens every part whose option allows it', () => {
    expect(kinds(editParts(withOptions(allowed, allowed, allowed), new Set()))).toEqual([
      'open',
      'open',
      'open',
      'open',
    ]);
  });

  it('says why a part cannot be changed', () => {
    const rooms: ReservationOption = { enabled: true, allowed: false, issueReason: 'EXISTING_EXTRA_SERVICES' };
    const parts = editParts(withOptions(allowed, rooms, allowed), new Set());
    expect(parts.rooms).toEqual({ kind: 'closed', words: 'EXISTING_EXTRA_SERVICES' });
    expect(kinds(parts)).toEqual(['open', 'closed', 'open', 'open']);
    const none = { enabled: false, allowed: true, issueReason: null };
    expect(editParts(withOptions(none, allowed, allowed), new Set()).dates).toEqual({
      kind: 'closed',
      words: 'CALL_US',
    });
  });

  it('lets contact details be changed while anything can be', () => {
    expect(editParts(withOptions(paid, paid, allowed), new Set()).contact).toEqual({ kind: 'open' });
    expect(editParts(withOptions(paid, paid, paid), new Set()).contact).toEqual({
      kind: 'closed',
      words: 'DEPOSIT_GIVEN',
    });
  });

  it.each([
    ['CHANGE_DATES', ['switchedOff', 'open', 'open', 'open']],
    ['CHANGE_ROOM_TYPE', ['open', 'switchedOff', 'open', 'open']],
    ['ADD_EXTRA_SERVICES', ['open', 'open', 'switchedOff', 'open']],
  ] as const)('follows the switch %s of the chain', (feature, expected) => {
    expect(kinds(editParts(withOptions(allowed, allowed, allowed), new Set([feature])))).toEqual(expected);
  });
});
