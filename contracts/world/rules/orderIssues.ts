import { MAX_BABY_AGE, MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/domain/limits';
import { memberships } from '@/domain/guest/membership';
import type { Membership } from '@/domain/guest/membership';
import type { BookingIssueCode } from '../apiCodes';
import { addDays, daysBetween } from '../calendar';
import type { Caller, World } from '../context';
import { holds } from '../customers';
import { extrasOf } from '../extras';
import { plansFor } from '../rates/ratePlans';
import type { BookingRecord } from '../store/bookingRecord';
import { fits } from './fits';
import { isForOther, type KnownOrder, type KnownRoom } from './order';
import { roomsLeft } from './roomsLeft';
import { todayAt } from './searchFailure';

export interface OrderIssue {
  readonly code: BookingIssueCode;
  readonly roomIndex: number | null;
}

const CARD_NUMBER = /^\d{6,18}$/;
const sameName = (one: string, other: string) =>
  one.trim().toLocaleLowerCase('fi') === other.trim().toLocaleLowerCase('fi');

/** Whether the caller may book the plan of a room. */
const planIssue = (
  { customer }: Caller,
  { order, hotel }: KnownOrder,
  { order: room, plan }: KnownRoom,
  edited: BookingRecord | null,
  isKept: boolean,
): BookingIssueCode | null => {
  if (!plan) return 'ROOM_NOT_AVAILABLE';
  const keys = {
    loyaltyTypes: memberships,
    rewardNight: plan.key.kind === 'reward',
    promotionCode: room.promotionCode,
    companyCode: room.companyCode,
    blockCode: room.blockCode,
  };
  // What is booked for that day of arrival stays sold to whom it is booked for.
  if (isKept && edited?.arrival === order.stay.startDate) return null;
  if (!plansFor(hotel, order.stay.startDate, keys).includes(plan)) {
    return plan.key.kind === 'promotion' ? 'ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE' : 'ROOM_NOT_AVAILABLE';
  }
  // Who had the rate before keeps it.
  if (isKept) return null;
  const isFor = (type: Membership) => plan.restrictions.includes(`${type}_REQUIRED`) && !holds(customer, type);
  const isForStaff = plan.restrictions.includes('STAFF_MEMBERSHIP_REQUIRED') && !customer?.asom?.isStaff;
  const isReward = plan.key.kind === 'reward' && !holds(customer, 'S_CARD');
  const ofMembers = extrasOf(hotel).filter(({ kind }) => kind === 'ASOM');
  const hasMemberExtra = room.extras.some(({ id }) => ofMembers.some((extra) => extra.id === id));
  const isMemberOnly = hasMemberExtra && !holds(customer, 'ASOM');
  return memberships.some(isFor) || isForStaff || isReward || isMemberOnly ? 'BONUS_FORBIDDEN' : null;
};

const membershipIssue = ({ customer }: Caller, { order, rooms }: KnownOrder): BookingIssueCode | null => {
  const { membership, contact } = order;
  if (membership?.identifier && !CARD_NUMBER.test(membership.identifier)) return 'INVALID_BONUS_CARD_NUMBER';
  // A customer books with a membership of their own.
  const own = membership && (membership.type === 'ASOM' ? customer?.asom : customer?.sCard)?.identifier;
  if (own && membership.identifier && membership.identifier !== own) return 'INVALID_BONUS_CARD_NUMBER';
  // S-Card and staff prices are personal: the card holder must be among the guests.
  const isPersonal = rooms.some(
    ({ plan }) => plan?.code === 'SCARD' || plan?.restrictions.includes('BOOKING_FOR_OTHER_NOT_ALLOWED'),
  );
  const isOfOther =
    rooms.some(({ plan }) => plan?.restrictions.includes('BOOKING_FOR_OTHER_NOT_ALLOWED')) && isForOther(order);
  return isOfOther || (isPersonal && customer && !sameName(contact.lastName, customer.lastName))
    ? 'INVALID_CARD_HOLDER_DETAILS'
    : null;
};

/**
 * Every reason why an order cannot be booked, except its price. Empty when it can. What a booking that is being changed
 * has counts as free.
 */
export const orderIssues = (
  world: World,
  caller: Caller,
  known: KnownOrder,
  edited: BookingRecord | null = null,
): readonly OrderIssue[] => {
  const { order, hotel, rooms } = known;
  const { startDate, endDate } = order.stay;
  const today = todayAt(world, hotel);
  const isTooLong = daysBetween(startDate, endDate) > MAX_NIGHTS || startDate > addDays(today, MAX_DAYS_AHEAD);
  if (startDate < today || isTooLong) return [{ code: 'DATE_RANGE_EXPIRED', roomIndex: null }];
  const membership = edited ? null : membershipIssue(caller, known);
  if (membership) return [{ code: membership, roomIndex: null }];

  const left = roomsLeft(world, caller, hotel, order.stay, edited);
  const wanted = new Map<string, number>();
  let cots = 0;
  return rooms.flatMap((room, roomIndex): OrderIssue[] => {
    const { roomType, order: sleepers } = room;
    const issue = (code: BookingIssueCode): OrderIssue[] => [{ code, roomIndex }];
    const isKept = edited?.detail.rooms[roomIndex]?.rateRefId === room.order.rateRefId;
    const plan = planIssue(caller, known, room, edited, isKept);
    if (plan) return issue(plan);
    if (!roomType) return issue('ROOM_NOT_AVAILABLE');
    const nth = (wanted.get(roomType.refId) ?? 0) + 1;
    wanted.set(roomType.refId, nth);
    cots += sleepers.travelCot;
    if (sleepers.pets > 0 && !roomType.features.includes('PET_ROOM')) return issue('PET_ROOM_NOT_AVAILABLE');
    if (nth > (left.rooms.get(roomType.refId) ?? 0)) {
      if (sleepers.pets > 0) return issue('PET_ROOM_NOT_AVAILABLE');
      return issue(sleepers.promotionCode ? 'ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE' : 'ROOM_NOT_AVAILABLE');
    }
    // Babies whose cots the guest brings need nothing of the room.
    const inNeed =
      sleepers.travelCot > 0
        ? sleepers
        : { ...sleepers, childAges: sleepers.childAges.filter((age) => age > MAX_BABY_AGE) };
    if (!fits(roomType, inNeed)) return issue('ROOM_NOT_AVAILABLE');
    const hasCots = roomType.features.includes('TRAVEL_COT_POSSIBLE') && cots <= left.cots;
    return sleepers.travelCot > 0 && !hasCots ? issue('TRAVELCOT_NOT_AVAILABLE') : [];
  });
};
