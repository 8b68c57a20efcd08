import { reservationOptionNames } from '@/domain/reservation/reservation';
import { optionTable } from '@/domain/reservation/reservationOptions';
import { isStayOption } from '@/domain/reservation/stayOptions';
import { aReservation } from '@/domain/reservation/testReservation';
import { optionGroups } from './optionRows';

const now = Date.parse('2026-10-01T12:00:00Z');

describe('the options of a reservation', () => {
  const namesOf = (reservation = aReservation()) =>
    optionGroups(reservation, now, () => true).flatMap(({ rows }) => rows.flatMap((row) => row.names));

  it('are all ten, each once, where nothing can be cancelled here', () => {
    const closed = { enabled: true, allowed: false, issueReason: 'ITINERARY' } as const;
    const options = { ...aReservation().options, onlineCancel: closed };
    expect([...namesOf(aReservation({ options }))].sort()).toEqual([...reservationOptionNames].sort());
  });

  it('name no call for what is cancelled here', () => {
    expect(namesOf()).toContain('onlineCancel');
    expect(namesOf()).not.toContain('cancel');
  });

  it('are one row for each reason of a group, and one for each that is possible', () => {
    const past = { enabled: true, allowed: false, issueReason: 'TOO_LATE' } as const;
    const rowsOf = (options = aReservation().options) =>
      optionGroups(aReservation({ options }), now, () => true)
        .find(({ name }) => name === 'change')
        ?.rows.map(({ names }) => names);
    expect(rowsOf()).toEqual([['modifyDates'], ['modifyRoomTypes'], ['modifyExtraServices']]);
    expect(rowsOf(optionTable(() => past))).toEqual([['modifyDates', 'modifyRoomTypes', 'modifyExtraServices']]);
  });

  it('are one row where every change takes the same call', () => {
    const rows = optionGroups(aReservation({ changes: 'byContact' }), now, () => true);
    expect(rows.find(({ name }) => name === 'change')?.rows).toHaveLength(1);
  });

  it('are not offered where this site does not do them', () => {
    const open = { enabled: true, allowed: true, issueReason: null };
    const reservation = aReservation({ options: optionTable(() => open) });
    const keys = optionGroups(reservation, now, (name) => !isStayOption(name)).find(({ name }) => name === 'keys');
    expect(keys?.rows).toEqual([
      { names: ['createMobileKey', 'createPhysicalKey'], state: { kind: 'no', words: 'NOT_AVAILABLE' } },
    ]);
  });
});
