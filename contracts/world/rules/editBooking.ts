import { isWithoutDeposit } from '@/domain/rate/ratePlan';
import type { OptionIssueReason, ReservationOptionName } from '@/domain/reservation/reservation';
import type { BookingIssueCode, EditCode } from '../apiCodes';
import { BadInputError } from '../badInput';
import type { Caller, World } from '../context';
import { holds } from '../customers';
import type { Amount, RatePlanRecord } from '../model';
import { findAnswer, storeAnswer, type Attempt } from '../store/answers';
import type { BookedRoom, BookingRecord } from '../store/bookingRecord';
import { rewriteBooking } from '../store/bookings';
import { immediately } from '../store/openStore';
import { movePayments } from '../store/payments';
import { releaseTakings } from '../store/takings';
import { optionOf } from './bookingOptions';
import { checkOrder } from './checkOrder';
import { sellLastRoom } from './createBooking';
import { changesIn, editedOrder, type Changes, type Edit } from './editedOrder';
import { findOwnBooking } from './findOwnBooking';
import { isSameRoom, keptNights } from './keptNights';
import type { KnownOrder, RoomOrder } from './order';
import { orderIssues } from './orderIssues';
import { priceOrder, totalOf } from './priceOrder';
import { takeRooms } from './takeRooms';

export interface EditProblem {
  readonly code: EditCode;
  readonly roomIndex: number | null;
}
export type EditAnswer =
  /** `failed` is the part that was not done. */
  | { readonly kind: 'changed'; readonly failed: EditProblem | null }
  | ({ readonly kind: 'refused'; readonly total: Amount | null } & EditProblem)
  | { readonly kind: 'unknown' };

const refuse = (code: EditCode, roomIndex: number | null = null, total: Amount | null = null): EditAnswer => ({
  kind: 'refused',
  code,
  roomIndex,
  total,
});

/** What a change is made without, when only that part of it fails. */
const parts = {
  ASSIGN_PET_ROOM_FAILED: 'pets',
  INVENTORY_ITEM_UPDATE_FAILED: 'extras',
  RESERVE_TRAVEL_COT_FAILED: 'travelCot',
} as const;
type PartCode = keyof typeof parts;
const isPart = (code: EditCode | undefined): code is PartCode => code !== undefined && code in parts;

const codeOfReason = (reason: OptionIssueReason | null): EditCode =>
  reason === 'DEPOSIT_GIVEN' || reason === 'BLOCKED_PAYMENT_TYPE'
    ? 'RESERVATION_PAID'
    : 'EDITING_RESTRICTED_CONTACT_HOTEL';

const codeOfIssue = (code: BookingIssueCode): EditCode => {
  if (code === 'TRAVELCOT_NOT_AVAILABLE') return code;
  return code === 'BONUS_FORBIDDEN' ? 'EDITING_RESTRICTED_CONTACT_HOTEL' : 'ROOM_NOT_AVAILABLE';
};

/** Whether a customer who calls in the role for work has the card that it needs. */
const mayActAs = ({ customer, profile }: Caller): boolean =>
  customer === null || profile !== 'BUSINESS' || holds(customer, 'S_CARD');

/** Why a booking may not be changed so, whatever is free; null when it may. */
const restriction = (world: World, caller: Caller, booking: BookingRecord, changes: Changes): EditCode | null => {
  if (!mayActAs(caller)) return 'EDITING_RESTRICTED_CONTACT_HOTEL';
  if (booking.guarantee === 'DEPOSIT' || booking.guarantee === 'S_POINTS') return 'RESERVATION_PAID';
  const asked: ReservationOptionName[] = [
    ...(changes.rooms ? (['modifyRoomTypes'] as const) : []),
    ...(changes.extras ? (['modifyExtraServices'] as const) : []),
  ];
  // Whoever may change nothing else may not change the contact either.
  const refused = [...asked, ...(changes.dates || asked.length === 0 ? (['modifyDates'] as const) : [])]
    .map((name) => optionOf(world, caller, booking, name))
    .find(({ allowed }) => !allowed);
  return refused ? codeOfReason(refused.issueReason) : null;
};

/** The order with prices that are agreed on already. */
const withKeptNights = (known: KnownOrder, booking: BookingRecord): KnownOrder => ({
  ...known,
  rooms: known.rooms.map((room, index) => ({
    ...room,
    keptNights: keptNights(booking.detail.rooms[index], room.order),
  })),
});

const checkDeposits = ({ rooms }: KnownOrder, booking: BookingRecord): void => {
  const needsDeposit = rooms.some(
    ({ order, plan }, index) =>
      !(plan && isWithoutDeposit(plan)) && booking.detail.rooms[index]?.rateRefId !== order.rateRefId,
  );
  if (needsDeposit) throw new BadInputError('A reservation is changed to rates without a deposit only');
};

/** The order without the part that a scenario lets fail: the extras stay as they were. */
const withoutPart = (known: KnownOrder, booking: BookingRecord, code: PartCode): KnownOrder => ({
  ...known,
  rooms: known.rooms.map((room, index) => ({
    ...room,
    order: {
      ...room.order,
      ...(code === 'ASSIGN_PET_ROOM_FAILED' ? { pets: 0 } : {}),
      ...(code === 'RESERVE_TRAVEL_COT_FAILED' ? { travelCot: 0 } : {}),
      ...(code === 'INVENTORY_ITEM_UPDATE_FAILED' ? { extras: booking.detail.rooms[index]?.extras ?? [] } : {}),
    },
  })),
});

/** The first room that asked for the part. */
const roomOfPart = ({ order }: KnownOrder, code: PartCode): number => {
  const count = (room: RoomOrder) =>
    code === 'INVENTORY_ITEM_UPDATE_FAILED' ? room.extras.length : room[countOf[code]];
  return Math.max(
    0,
    order.rooms.findIndex((room) => count(room) > 0),
  );
};
const countOf = { ASSIGN_PET_ROOM_FAILED: 'pets', RESERVE_TRAVEL_COT_FAILED: 'travelCot' } as const;

/** A room with the codes of its rate only: at another rate, the code that it was booked with says nothing any more. */
const withCodesOf = (plan: RatePlanRecord | null, room: BookedRoom): BookedRoom => ({
  ...room,
  promotionCode: plan?.key.kind === 'promotion' ? room.promotionCode : null,
  companyCode: plan?.key.kind === 'company' ? room.companyCode : null,
  blockCode: plan?.key.kind === 'block' ? room.blockCode : null,
});

/** Writes the changed booking, and moves what it takes of the hotel. */
const rewrite = (world: World, { twist }: Caller, booking: BookingRecord, known: KnownOrder): void => {
  const { order } = known;
  const rooms = priceOrder(world.seed, twist, known);
  const total = rooms && totalOf(rooms);
  if (!rooms || !total) throw new BadInputError('Points and money do not mix in one booking');
  releaseTakings(world.store, booking.number);
  takeRooms(world, known, booking.number);
  // The page of an attempt to pay has the old amount.
  movePayments(world.store, booking.number, 'OPEN', 'SUPERSEDED');
  const isSameArrival = order.stay.startDate === booking.arrival;
  rewriteBooking(world.store, {
    number: booking.number,
    arrival: order.stay.startDate,
    departure: order.stay.endDate,
    total,
    detail: {
      ...booking.detail,
      rooms: rooms.map((room, index) => {
        const before = booking.detail.rooms[index];
        if (before && isSameRoom(before, room)) return isSameArrival ? { ...room, cancelBy: before.cancelBy } : room;
        return withCodesOf(known.rooms[index]?.plan ?? null, room);
      }),
      contact: order.contact,
      guestContact: order.guestContact,
      changes: { count: (booking.detail.changes?.count ?? 0) + 1, lastAt: world.now().getTime() },
    },
  });
};

/** Dearer than the guest saw, in the scenario of that: also the nights whose price was agreed on. */
const DEARER = 105;

const apply = (world: World, caller: Caller, booking: BookingRecord, edit: Edit): EditAnswer => {
  const { editFailure } = caller.twist;
  const changes = changesIn(booking, edit);
  const restricted = restriction(world, caller, booking, changes);
  if (restricted) return refuse(restricted);
  if (editFailure && editFailure !== 'PRICE_CHANGE' && !isPart(editFailure)) return refuse(editFailure, 0);
  const checked = checkOrder(editedOrder(booking, edit, caller));
  checkDeposits(checked, booking);
  if (changes.dates || changes.rooms || changes.cots) {
    if (changes.rooms) sellLastRoom(world, caller, checked.order);
    const [issue] = orderIssues(world, caller, checked, booking);
    if (issue) return refuse(codeOfIssue(issue.code), issue.roomIndex);
  }
  const isDearer = editFailure === 'PRICE_CHANGE';
  const priced = isDearer ? checked : withKeptNights(checked, booking);
  const pricing: Caller = isDearer ? { ...caller, twist: { ...caller.twist, orderPricePercent: DEARER } } : caller;
  const rooms = priceOrder(world.seed, pricing.twist, priced);
  if (!rooms) return refuse('ROOM_NOT_AVAILABLE');
  const total = totalOf(rooms);
  const { expectedPrice } = edit;
  if (total?.amount !== expectedPrice.amount || total.currency !== expectedPrice.currency) {
    return refuse('PRICE_CHANGE', null, total);
  }
  rewrite(world, pricing, booking, isPart(editFailure) ? withoutPart(priced, booking, editFailure) : priced);
  const failed = isPart(editFailure) ? { code: editFailure, roomIndex: roomOfPart(checked, editFailure) } : null;
  return { kind: 'changed', failed };
};

/**
 * Changes a booking, or says why not; then nothing is changed. One transaction moves its rooms, so that no room is sold
 * twice. A call repeated with the same key gets the first answer.
 */
export const editBooking = (
  world: World,
  caller: Caller,
  { number, hash }: { readonly number: string; readonly hash: string },
  edit: Edit,
  attempt: Attempt,
): EditAnswer =>
  immediately(world.store, () => {
    const before = findAnswer(world.store, attempt) as EditAnswer | null;
    if (before) return before;
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (edit.rooms.length !== booking.detail.rooms.length) {
      throw new BadInputError('A reservation keeps its number of rooms');
    }
    const answer = apply(world, caller, booking, edit);
    if (answer.kind === 'changed') storeAnswer(world.store, attempt, answer);
    return answer;
  });
