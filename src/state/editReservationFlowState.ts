import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import { setExtraQuantity } from '@/domain/extras';
import type { ChosenExtras } from '@/domain/extras';
import type { DateRange } from '@/domain/localDate';
import type { ExtraService } from '@/domain/offer';
import type { ChosenRoom } from '@/domain/roomChoice';
import { emptyEdit, parseEdit } from './editReservationFlowShape';
import type { EditReservationFlow, ReservationToBeEdited } from './editReservationFlowShape';
import { hoursInMs, keptInBrowser } from './persistence';

const editAtom = atom<EditReservationFlow>({
  key: 'editReservationFlow',
  default: emptyEdit,
  effects: [keptInBrowser({ key: 'sarastus.state.editReservationFlow', parse: parseEdit, lifetimeMs: hoursInMs(24) })],
});

/** An edit in which everything stays as it is. */
export function beginEdit(reservation: ReservationToBeEdited): EditReservationFlow {
  return {
    ...emptyEdit,
    reservationToBeEdited: reservation,
    roomChoices: reservation.reservedRooms.map(() => null),
    extraServiceChoices: reservation.reservedRooms.map(() => ({})),
  };
}

const changeAt = <T>(list: readonly T[], index: number, change: (item: T) => T): readonly T[] =>
  list.map((item, at) => (at === index ? change(item) : item));

/** What the guest wants otherwise in a reservation, and the ways to choose it. Kept over a reload. */
export function useEditReservationFlow() {
  const [edit, setEdit] = useRecoilState(editAtom);
  const actions = useMemo(
    () => ({
      begin: (reservation: ReservationToBeEdited) => setEdit(beginEdit(reservation)),
      /** Null leaves the room as it is. */
      chooseRoom: (index: number, choice: ChosenRoom | null) =>
        setEdit((before) => ({ ...before, roomChoices: changeAt(before.roomChoices, index, () => choice) })),
      /** Other days have other prices: rooms that were chosen anew are to be chosen again. */
      chooseDates: (dateChoices: DateRange | null) =>
        setEdit((before) => ({ ...before, dateChoices, roomChoices: before.roomChoices.map(() => null) })),
      /** Nothing or less takes the extra away. */
      setExtra: (index: number, service: ExtraService, quantity: number) =>
        setEdit((before) => ({
          ...before,
          extraServiceChoices: changeAt(before.extraServiceChoices, index, (extras: ChosenExtras) =>
            setExtraQuantity(extras, service, quantity),
          ),
        })),
      askToLeave: () => setEdit((before) => ({ ...before, exitDialogOpen: true })),
      stay: () => setEdit((before) => ({ ...before, exitDialogOpen: false })),
      /** The reservation was changed, or the guest left. */
      end: () => setEdit(emptyEdit),
    }),
    [setEdit],
  );
  return { edit, ...actions };
}
