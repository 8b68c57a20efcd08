import { useMemo } from 'react';
import { atom, useRecoilState } from 'recoil';
import { keptStorage } from '@/browser/keptStorage';
import { readKept, writeKept } from '@/browser/keptValue';
import type { EditAttempt } from '@/domain/editOrder';
import { setExtraQuantity } from '@/domain/extras';
import type { ExtraService } from '@/domain/extraService';
import type { DateRange } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation';
import { changeRoomChoice, chooseRate, chooseRoom } from '@/domain/roomChoice';
import type { ChosenRate, RoomChoice } from '@/domain/roomChoice';
import type { RoomType } from '@/domain/roomType';
import { editFlowFor, editFlowKeeping, emptyEditFlow } from './editReservationFlowShape';
import type { EditReservationFlow } from './editReservationFlowShape';
import { keptInBrowser } from './keptInBrowser';

const editFlowAtom = atom<EditReservationFlow>({
  key: 'editReservationFlow',
  default: emptyEditFlow,
  effects: [keptInBrowser(editFlowKeeping)],
});

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
 * What the guest wants changed in a reservation, and the actions that change it. Stored in this browser without the
 * booking's key and the guest's details.
 */
export function useEditReservationFlow(reservation: Reservation) {
  const [stored, setFlow] = useRecoilState(editFlowAtom);
  const flow = useMemo(() => editFlowFor(stored, reservation), [stored, reservation]);
  const actions = useMemo(() => {
    const change = (by: Change) => setFlow((before) => by(editFlowFor(before, reservation)));
    const asReserved = editFlowFor(emptyEditFlow, reservation);
    return {
      chooseDates: (dateChoices: DateRange) => change((before) => ({ ...before, dateChoices })),
      chooseRoom: (index: number, room: RoomType) => change(withRooms((choices) => chooseRoom(choices, index, room))),
      chooseRate: (index: number, chosen: ChosenRate) =>
        change(withRooms((choices) => chooseRate(choices, index, chosen))),
      /** The room as it is reserved. */
      keepRoom: (index: number) => change(withRoomOf(index, asReserved)),
      keepDates: () => change((before) => ({ ...before, dateChoices: asReserved.dateChoices })),
      setExtra: (index: number, service: ExtraService, quantity: number) =>
        change((before) => ({
          ...before,
          extraServiceChoices: before.extraServiceChoices.map((extras, room) =>
            room === index ? setExtraQuantity(extras, service, quantity) : extras,
          ),
        })),
      setExitDialogOpen: (exitDialogOpen: boolean) => change((before) => ({ ...before, exitDialogOpen })),
      /** Stored at once: an atom is written after the next paint, and the attempt must be stored before it is sent. */
      keepAttempt: (attempt: EditAttempt | null) => {
        const withAttempt: Change = (before) => ({ ...before, attempt });
        change(withAttempt);
        const kept = readKept(keptStorage, editFlowKeeping, Date.now()) ?? emptyEditFlow;
        writeKept(keptStorage, editFlowKeeping, withAttempt(editFlowFor(kept, reservation)), Date.now());
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
  return { flow, choices, ...actions };
}
