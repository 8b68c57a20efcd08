import { optionState } from '@/domain/reservation/optionState';
import type { OptionState } from '@/domain/reservation/optionState';
import type { Reservation, ReservationOptionName } from '@/domain/reservation/reservation';

/** The options as a guest thinks of them: ten lines would be a wall. */
const groups = {
  pay: ['guarantee'],
  change: ['modifyDates', 'modifyRoomTypes', 'modifyExtraServices'],
  cancel: ['onlineCancel', 'cancel'],
  stay: ['checkIn', 'checkOut'],
  keys: ['createMobileKey', 'createPhysicalKey'],
} as const satisfies Readonly<Record<string, readonly ReservationOptionName[]>>;

export type OptionGroupName = keyof typeof groups;

/** Options of a group that are in the same state, for the same reason. */
export interface OptionRow {
  readonly names: readonly ReservationOptionName[];
  readonly state: OptionState;
}

interface OptionGroup {
  readonly name: OptionGroupName;
  readonly rows: readonly OptionRow[];
}

const notOffered: OptionState = { kind: 'no', words: 'NOT_AVAILABLE' };

/**
 * The options of a reservation by group; those of one state are one row. `now` in milliseconds; `isOffered` is false
 * for what this site does not do at present, whatever the API allows.
 */
export function optionGroups(
  reservation: Reservation,
  now: number,
  isOffered: (name: ReservationOptionName) => boolean,
): readonly OptionGroup[] {
  const canCancelHere = optionState('onlineCancel', reservation, now).kind === 'possible';
  return Object.entries(groups).map(([name, options]) => {
    const rows = new Map<string, OptionRow>();
    for (const option of options) {
      // Who can cancel here needs no call for it.
      if (option === 'cancel' && canCancelHere) continue;
      const state = isOffered(option) ? optionState(option, reservation, now) : notOffered;
      // What is possible has a control of its own, unless one page has all of the group.
      const hasControl = state.kind === 'possible' && !(name === 'change' && reservation.changes === 'byContact');
      const key = hasControl && name !== 'keys' ? option : JSON.stringify(state);
      rows.set(key, { names: [...(rows.get(key)?.names ?? []), option], state });
    }
    return { name: name as OptionGroupName, rows: [...rows.values()] };
  });
}
