import * as v from 'valibot';
import type { ContactInformation, RoomChoice } from '@/domain/booking';
import { EMPTY_CONTACT } from '@/domain/contactRules';
import type { Hotel } from '@/domain/hotel';
import type { Money } from '@/domain/money';
import type { RoomPlacement } from '@/domain/party';
import type { GuaranteeChoice } from '@/domain/payment';
import type { SearchCriteria } from '@/domain/search';
import {
  checkAndConfirmShape,
  contactShape,
  criteriaShape,
  hotelShape,
  placementShape,
  roomChoiceShape,
} from './storedShapes';
import { money, webAddress } from './storedValues';

/** One attempt to book and pay. It is kept before anything is sent, so that a reload or a second tab repeats, not doubles. */
export interface PaymentState {
  /** Key of the call that makes the booking. */
  readonly createKey: string;
  /** What is ordered, as one text: another order gets another key. */
  readonly order: string;
  /** The order went out. Until an answer comes it may have been booked, so it is sent again before any other. */
  readonly isSent: boolean;
  /** Set once the booking is made. */
  readonly bookingNumber: string | null;
  readonly bookingHash: string | null;
  readonly paymentId: string | null;
  /** Where the guest pays, for going there again. */
  readonly paymentUrl: string | null;
  readonly amount: Money | null;
  /** How many times paying was started for this booking; part of the key of each start. */
  readonly starts: number;
}

export interface CheckAndConfirm {
  readonly guarantee: GuaranteeChoice | null;
  readonly termsAccepted: boolean;
  /** When the prices were last asked, ISO 8601. */
  readonly quotedAt: string | null;
}

/**
 * Everything a guest chose and typed on the way to a booking (slice `reservationFlowV2`). Beside the fields of the
 * specification it keeps what was searched, the hotel as it was seen and whether the contact step is done, for a reload
 * in the middle. Its rooms have no `packages`: in the booking API a rate says itself what it includes.
 */
export interface ReservationFlow {
  readonly criteria: SearchCriteria | null;
  /** The hotel, as it was seen. */
  readonly hotel: Hotel | null;
  readonly roomPlacement: RoomPlacement;
  readonly roomChoices: readonly RoomChoice[];
  readonly contactInformation: ContactInformation;
  /** The contact step was finished without errors. */
  readonly contactComplete: boolean;
  readonly checkAndConfirm: CheckAndConfirm;
  readonly paymentState: PaymentState | null;
}

export const emptyCheckAndConfirm: CheckAndConfirm = { guarantee: null, termsAccepted: false, quotedAt: null };

export const emptyFlow: ReservationFlow = {
  criteria: null,
  hotel: null,
  roomPlacement: { roomCount: 0, adultPlacement: [], childPlacement: [], petPlacement: [], childrenAges: [] },
  roomChoices: [],
  contactInformation: EMPTY_CONTACT,
  contactComplete: false,
  checkAndConfirm: emptyCheckAndConfirm,
  paymentState: null,
};

/** An order is sent again as it was written down, so it must be readable; one that was begun elsewhere is empty. */
function isOrder(text: string): boolean {
  try {
    return text === '' || typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** What both APIs' flows consist of. */
export const flowEntries = {
  criteria: v.nullable(criteriaShape),
  hotel: v.nullable(hotelShape),
  roomPlacement: placementShape,
  contactInformation: contactShape,
  contactComplete: v.boolean(),
  checkAndConfirm: checkAndConfirmShape,
};

const nullableText = v.nullable(v.string());
const flowShape = v.object({
  ...flowEntries,
  roomChoices: v.array(roomChoiceShape),
  paymentState: v.nullable(
    v.object({
      createKey: v.string(),
      order: v.pipe(v.string(), v.check(isOrder)),
      isSent: v.boolean(),
      bookingNumber: nullableText,
      bookingHash: nullableText,
      paymentId: nullableText,
      paymentUrl: v.nullable(webAddress),
      amount: v.nullable(money),
      starts: v.number(),
    }),
  ),
});

/** Whether the parts of a flow belong together: a choice for each room, and everyone in a room that there is. */
export function isWhole(flow: Pick<ReservationFlow, 'criteria' | 'roomPlacement'>, choices: number): boolean {
  const { roomCount, adultPlacement, childPlacement, petPlacement } = flow.roomPlacement;
  const isPlaced = [...adultPlacement, ...childPlacement, ...petPlacement].every((room) => room < roomCount);
  return isPlaced && choices === roomCount && (flow.criteria === null || flow.criteria.party.rooms === roomCount);
}

/** Reads a stored flow; null when it is not one of ours. */
export function parseFlow(value: unknown): ReservationFlow | null {
  const read = v.safeParse(flowShape, value);
  // Codes the shape leaves open (features, beds, restrictions) are only shown, and unknown ones show as nothing.
  const flow = read.success ? (read.output as ReservationFlow) : null;
  return flow && isWhole(flow, flow.roomChoices.length) ? flow : null;
}
