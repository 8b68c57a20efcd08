import type { RoomChoice } from './roomChoice';
import { isRoomChosen } from './roomChoice';
import type { Step } from './steps';

/** One page of the flow: a step, and the room it concerns (from 0), null where it concerns them all. */
export interface FlowPosition {
  readonly step: Step;
  readonly room: number | null;
}

export interface FlowPlan {
  readonly rooms: number;
  /** Whether the site sells extras in the flow. */
  readonly extras: boolean;
}

/** What is complete so far. */
export interface FlowProgress {
  readonly choices: readonly RoomChoice[];
  readonly isContactComplete: boolean;
}

/** Every page of the flow in its order: room and rate of each room, then what is for all. */
export function flowPositions({ rooms, extras }: FlowPlan): readonly FlowPosition[] {
  const each = Array.from({ length: rooms }, (_, room) => room);
  return [
    ...each.flatMap((room): readonly FlowPosition[] => [
      { step: 'chooseRoom', room },
      { step: 'chooseRate', room },
    ]),
    ...(extras ? [{ step: 'chooseExtras', room: null } as const] : []),
    { step: 'contactDetails', room: null },
    { step: 'checkAndConfirm', room: null },
  ];
}

const isSame = (a: FlowPosition, b: FlowPosition): boolean => a.step === b.step && a.room === b.room;

function neighbour(plan: FlowPlan, position: FlowPosition, distance: 1 | -1): FlowPosition | null {
  const positions = flowPositions(plan);
  const index = positions.findIndex((each) => isSame(each, position));
  return index < 0 ? null : (positions[index + distance] ?? null);
}

/** The page after one; null after the last, and for a page that is not of the flow. */
export function nextStep(plan: FlowPlan, position: FlowPosition): FlowPosition | null {
  return neighbour(plan, position, 1);
}

function isDone({ step, room }: FlowPosition, { choices, isContactComplete }: FlowProgress): boolean {
  switch (step) {
    case 'chooseRoom':
      return Boolean(choices[room ?? 0]?.room);
    case 'chooseRate':
      return isRoomChosen(choices[room ?? 0]);
    case 'chooseExtras':
      return true;
    case 'contactDetails':
      return isContactComplete;
    case 'checkAndConfirm':
      return false;
  }
}

/** The first page where something is missing; the last page when nothing is. */
export function firstIncompleteStep(plan: FlowPlan, progress: FlowProgress): FlowPosition {
  const open = flowPositions(plan).find((position) => !isDone(position, progress));
  return open ?? { step: 'checkAndConfirm', room: null };
}

/** Whether a page may be shown: it is one of the flow, and nothing is missing on the pages before it. */
export function mayVisit(plan: FlowPlan, progress: FlowProgress, position: FlowPosition): boolean {
  const positions = flowPositions(plan);
  const index = positions.findIndex((each) => isSame(each, position));
  return index >= 0 && positions.slice(0, index).every((each) => isDone(each, progress));
}

/**
 * Where an address of the flow leads: to the page it names when that may be shown, else to the first page where
 * something is missing. `room` as written in the address.
 */
export function resolveStep(plan: FlowPlan, progress: FlowProgress, step: Step, room: string | null): FlowPosition {
  const perRoom = step === 'chooseRoom' || step === 'chooseRate';
  const wanted: FlowPosition = { step, room: perRoom ? (/^\d$/.test(room ?? '') ? Number(room) : 0) : null };
  return mayVisit(plan, progress, wanted) ? wanted : firstIncompleteStep(plan, progress);
}
