import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import { readKept, writeKept } from '@/browser/keptValue';
import { visitStorage } from '@/browser/visitStorage';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { EditAttempt } from '@/domain/edit/editOrder';
import { setExtraQuantity } from '@/domain/stay/extras';
import type { ExtraService } from '@/domain/stay/extraService';
import type { DateRange } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation/reservation';
import { changeRoomChoice, chooseRate, chooseRoom } from '@/domain/stay/roomChoice';
import type { ChosenRate, RoomChoice } from '@/domain/stay/roomChoice';
import type { RoomType } from '@/domain/stay/roomType';
import { editFlowFor, editFlowKeeping, editFlowOf, emptyEditFlow, isOutdated } from './editReservationFlowShape';
import type { EditReservationFlow } from './editReservationFlowShape';
import { keptInTab } from './keptInBrowser';

const editFlowAtom = atom<EditReservationFlow>({
  key: 'editReservationFlow',
  default: emptyEditFlow,
  effects: [keptInTab(editFlowKeeping)],
});

/** What a guest may change of a reservation; rooms are counted from 0. */
export interface EditActions {
  readonly chooseDates: (dates: DateRange) => void;
  readonly keepDates: () => void;
  readonly chooseRoomAndRate: (index: number, room: RoomType, chosen: ChosenRate) => void;
  readonly keepRoom: (index: number) => void;
  readonly setExtra: (index: number, service: ExtraService, quantity: number) => void;
  readonly setContact: (contact: ContactInformation | null) => void;
}

type Change = (flow: EditReservationFlow) => EditReservationFlow;

const withRooms =
  (change: (choices: readonly RoomChoice[]) => readonly RoomChoice[]): Change =>
  (flow) => ({ ...flow, roomChoices: change(flow.roomChoices) });

/** One room of a flow as in another: its type, rate and extras. */
const withRoomOf =
  (index: number, other: EditReservationFlow): Change =>
  (flow) => {
    const room = other.roomChoices[index];
    return room ? withRooms((choices) => changeRoomChoice(choices, index, () => room))(flow) : flow;
  };

/**
 * What the guest wants changed in a reservation, and the actions that change it. Stored in this tab without the booking's
 * key.
 */
export function useEditReservationFlow(reservation: Reservation) {
  const [stored, setFlow] = useRecoilState(editFlowAtom);
  const flow = useMemo(() => editFlowFor(stored, reservation), [stored, reservation]);
  const actions = useMemo(() => {
    const change = (by: Change) => setFlow((before) => by(editFlowFor(before, reservation)));
    // What was sent and not answered is no longer what is wanted: it is not repeated.
    const want = (by: Change) => change((before) => ({ ...by(before), attempt: null }));
    const asReserved = editFlowFor(emptyEditFlow, reservation);
    return {
      chooseDates: (dateChoices: DateRange) => want((before) => ({ ...before, dateChoices })),
      chooseRoomAndRate: (index: number, room: RoomType, chosen: ChosenRate) =>
        want(withRooms((choices) => chooseRate(chooseRoom(choices, index, room), index, chosen))),
      /** The room as it is reserved. */
      keepRoom: (index: number) => want(withRoomOf(index, asReserved)),
      keepDates: () => want((before) => ({ ...before, dateChoices: asReserved.dateChoices })),
      setExtra: (index: number, service: ExtraService, quantity: number) =>
        want((before) => ({
          ...before,
          extraServiceChoices: before.extraServiceChoices.map((extras, room) =>
            room === index ? setExtraQuantity(extras, service, quantity) : extras,
          ),
        })),
      setContact: (contact: ContactInformation | null) => want((before) => ({ ...before, contact })),
      /** The guest has seen what the reservation is now, and goes on from there. */
      takeNewer: () =>
        change((before) => ({ ...before, reservationToBeEdited: editFlowOf(reservation).reservationToBeEdited })),
      setExitDialogOpen: (exitDialogOpen: boolean) => change((before) => ({ ...before, exitDialogOpen })),
      /** Stored at once: an atom is written after the next paint, and the attempt must be stored before it is sent. */
      keepAttempt: (attempt: EditAttempt | null) => {
        const withAttempt: Change = (before) => ({ ...before, attempt });
        change(withAttempt);
        const kept = readKept(visitStorage, editFlowKeeping, Date.now()) ?? emptyEditFlow;
        writeKept(visitStorage, editFlowKeeping, withAttempt(editFlowFor(kept, reservation)), Date.now());
      },
      /** Drops everything: the change was made, or is not wanted. */
      drop: () => setFlow(emptyEditFlow),
    };
  }, [setFlow, reservation]);
  const choices = useMemo(
    () =>
      flow.roomChoices.map((choice, index) => ({ ...choice, extraServices: flow.extraServiceChoices[index] ?? {} })),
    [flow],
  );
  /** The reservation that the change began with, where it has been changed since; else null. */
  const outdated = isOutdated(flow, reservation) ? flow.reservationToBeEdited : null;
  return { flow, choices, outdated, ...actions };
}
