import * as v from 'valibot';
import type { RoomChoice } from '@/domain/booking';
import { EMPTY_ROOM_CHOICE } from '@/domain/roomChoice';
import { MAX_CHILDREN } from '@/config/limits';
import { emptyFlow, flowEntries, isWhole } from './reservationFlowShape';
import type { ReservationFlow } from './reservationFlowShape';
import { roomChoiceShape } from './storedShapes';
import { text, upTo } from './storedValues';

/** What a guest chose for one room of the older flow. It knows no codes by the room: they are the search's. */
export interface RoomChoiceV1 extends Omit<RoomChoice, 'travelCot' | 'promotionCode' | 'blockCode'> {
  /** Cots wished for babies; `travelCot` in the booking API. */
  readonly cribSelection: number;
  /** Ids of what is sold together with the rate. The booking API has no such thing: there a rate says what it includes. */
  readonly packages: readonly string[];
}

/** Everything a guest chose and typed on the way to a booking of the older flow (slice `reservationFlow`). */
export interface ReservationFlowV1 extends Omit<ReservationFlow, 'roomChoices' | 'paymentState'> {
  readonly roomChoices: readonly RoomChoiceV1[];
}

const { travelCot: _cot, promotionCode: _promotion, blockCode: _block, ...shared } = EMPTY_ROOM_CHOICE;
export const EMPTY_ROOM_CHOICE_V1: RoomChoiceV1 = { ...shared, cribSelection: 0, packages: [] };

const { paymentState: _payment, ...emptyShared } = emptyFlow;
export const emptyFlowV1: ReservationFlowV1 = { ...emptyShared, roomChoices: [] };

const { travelCot: _c, promotionCode: _p, blockCode: _b, ...choiceEntries } = roomChoiceShape.entries;
const flowShape = v.object({
  ...flowEntries,
  roomChoices: v.array(v.object({ ...choiceEntries, cribSelection: upTo(MAX_CHILDREN), packages: v.array(text) })),
});

/** Reads a stored flow; null when it is not one of ours. */
export function parseFlowV1(value: unknown): ReservationFlowV1 | null {
  const read = v.safeParse(flowShape, value);
  // Codes the shape leaves open are only shown, as in the flow of the booking API.
  const flow = read.success ? (read.output as ReservationFlowV1) : null;
  return flow && isWhole(flow, flow.roomChoices.length) ? flow : null;
}
