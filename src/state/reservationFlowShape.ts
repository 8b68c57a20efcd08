import * as v from 'valibot';
import { apiOfBuild } from '@/config/chosenApi';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { bookingApis } from '@/domain/bookingApi';
import type { BookingApi } from '@/domain/bookingApi';
import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import type { Hotel } from '@/domain/content/hotel';
import type { Money } from '@/domain/money';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { ordersToBePaid } from '@/domain/payment/ordersToBePaid';
import type { RoomPlacement } from '@/domain/stay/party';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import type { SearchCriteria } from '@/domain/search/search';
import { hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { DAYS_OF_A_PAYMENT } from './daysOfPayment';
import { flowKeyOf } from './keptFlow';
import { orderAttemptShape } from './orderAttemptShape';
import {
  checkAndConfirmShape,
  contactShape,
  criteriaShape,
  hotelShape,
  placementShape,
  roomChoiceShape,
} from './storedShapes';

export interface CheckAndConfirm {
  readonly guarantee: GuaranteeChoice | null;
  readonly termsAccepted: boolean;
  /** A total of the API that the guest accepted although the search shows another; null for the sum of the lines. */
  readonly agreedTotal: Money | null;
}

/**
 * Everything a guest chose and typed on the way to a booking, in one shape for every API. Beside the fields of the
 * specification it has the search, the hotel as it was shown and whether the contact step is done, for a reload in the
 * middle. Its rooms have no `packages`: a rate has its own list of what it includes.
 */
export interface ReservationFlow {
  /** The API that the flow is pinned to; null before it begins. */
  readonly api: BookingApi | null;
  readonly criteria: SearchCriteria | null;
  /** The hotel, as it was shown. */
  readonly hotel: Hotel | null;
  readonly roomPlacement: RoomPlacement;
  readonly roomChoices: readonly RoomChoice[];
  readonly contactInformation: ContactInformation;
  /** The contact step was finished without errors. */
  readonly contactComplete: boolean;
  readonly checkAndConfirm: CheckAndConfirm;
  /** The order that was sent last and is not settled yet. */
  readonly paymentState: OrderAttempt | null;
  /** Unsettled orders that the guest set aside to make another one, newest first. */
  readonly setAside: readonly OrderAttempt[];
}

/** The orders of a flow: the current one, and those that were set aside. */
export type FlowOrders = Pick<ReservationFlow, 'paymentState' | 'setAside'>;

/** A flow with the orders of another: what one tab has chosen, and what every tab has ordered. */
export const withOrdersOf = (flow: ReservationFlow, { paymentState, setAside }: FlowOrders): ReservationFlow => ({
  ...flow,
  paymentState,
  setAside,
});

export const emptyCheckAndConfirm: CheckAndConfirm = { guarantee: null, termsAccepted: false, agreedTotal: null };

export const emptyFlow: ReservationFlow = {
  api: null,
  criteria: null,
  hotel: null,
  roomPlacement: { roomCount: 0, adultPlacement: [], childPlacement: [], petPlacement: [], childrenAges: [] },
  roomChoices: [],
  contactInformation: EMPTY_CONTACT,
  contactComplete: false,
  checkAndConfirm: emptyCheckAndConfirm,
  paymentState: null,
  setAside: [],
};

/** A flow's fields that hold personal data, without it. */
export const withoutPerson = {
  contactInformation: EMPTY_CONTACT,
  contactComplete: false,
  checkAndConfirm: emptyCheckAndConfirm,
  paymentState: null,
  setAside: [],
};

const flowShape = v.object({
  api: v.optional(v.nullable(v.picklist(bookingApis)), null),
  criteria: v.nullable(criteriaShape),
  hotel: v.nullable(hotelShape),
  roomPlacement: placementShape,
  contactInformation: contactShape,
  contactComplete: v.boolean(),
  checkAndConfirm: checkAndConfirmShape,
  roomChoices: v.array(roomChoiceShape),
  paymentState: v.nullable(orderAttemptShape),
  setAside: v.array(orderAttemptShape),
});

/** Whether the parts of a flow fit together: a choice for each room, and everyone in an existing room. */
export function isWhole(flow: Pick<ReservationFlow, 'criteria' | 'roomPlacement'>, choices: number): boolean {
  const { roomCount, adultPlacement, childPlacement, petPlacement } = flow.roomPlacement;
  const isPlaced = [...adultPlacement, ...childPlacement, ...petPlacement].every((room) => room < roomCount);
  return isPlaced && choices === roomCount && (flow.criteria === null || flow.criteria.party.rooms === roomCount);
}

/** Reads a stored flow; null when it does not fit. */
export function parseFlow(value: unknown): ReservationFlow | null {
  const read = v.safeParse(flowShape, value);
  const flow: ReservationFlow | null = read.success ? read.output : null;
  return flow && isWhole(flow, flow.roomChoices.length) ? flow : null;
}

/** A flow is stored under the name of its API, one at a time. */
export const flowKeeping: Keeping<ReservationFlow> = {
  key: flowKeyOf(apiOfBuild),
  otherKeys: bookingApis.filter((api) => api !== apiOfBuild).map(flowKeyOf),
  keyOf: ({ api }) => flowKeyOf(api ?? apiOfBuild),
  parse: parseFlow,
  // It holds a name and an address, so it expires a day after its last change.
  lifetimeMs: hoursInMs(24),
  // A bank may decide on a payment later: the guest finds it until they have seen how it ended.
  outliving: {
    lifetimeMs: hoursInMs(24 * DAYS_OF_A_PAYMENT),
    part: (flow) => {
      const orders = ordersToBePaid(flow);
      return orders && { ...emptyFlow, ...orders };
    },
  },
};
