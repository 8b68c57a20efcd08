import { optionState } from '@/domain/reservation/optionState';
import type { Reservation, ReservationOptionName } from '@/domain/reservation/reservation';

/** What a list offers, and which option allows it. The page of the reservation has the way to pay itself. */
const offered = {
  pay: 'guarantee',
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  change: 'modifyDates',
} as const satisfies Readonly<Record<string, ReservationOptionName>>;

export type ListedAct = keyof typeof offered;

interface ListedAction {
  readonly act: ListedAct;
  /** Undefined: the reservation's own page. */
  readonly path?: string;
}

/** What can be done with a reservation now, from the list. `now` in milliseconds. */
export function listedActions(
  reservation: Reservation,
  now: number,
  optionLink: (name: ReservationOptionName) => string | null,
): readonly ListedAction[] {
  return (Object.keys(offered) as ListedAct[]).flatMap((act): ListedAction[] => {
    const option = offered[act];
    if (optionState(option, reservation, now).kind !== 'possible') return [];
    if (act === 'pay') return reservation.balance.amount > 0 ? [{ act }] : [];
    const path = optionLink(option);
    return path === null ? [] : [{ act, path }];
  });
}
