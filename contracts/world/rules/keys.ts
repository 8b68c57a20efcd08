import { createHash } from 'node:crypto';
import type { OptionIssueReason } from '@/domain/reservation/reservation';
import type { MobileKeyCode } from '../apiCodes';
import { BadInputError } from '../badInput';
import { instantIn } from '../calendar';
import type { Caller, World } from '../context';
import { hotelById } from '../hotels/allHotels';
import { cityOf } from '../places';
import type { BookingRecord } from '../store/bookingRecord';
import { findBooking } from '../store/bookings';
import {
  activateDevice,
  devicesOf,
  findCardCode,
  findDevice,
  findMobileKey,
  insertCardCode,
  insertDevice,
  insertMobileKey,
  removeDevice,
  useCardCode,
  type DeviceRecord,
} from '../store/keys';
import { immediately } from '../store/openStore';
import { stayOf } from '../store/stays';
import { optionOf } from './bookingOptions';
import { houseTimes, statusOf } from './bookingStatus';
import { findOwnBooking } from './findOwnBooking';
import { hasStayAhead, type StayAnswer, type StayKey } from './stay';

/** Phones that one booking may have. */
const MAX_DEVICES = 4;
const MAX_NAME = 40;

/** Until when keys open doors, in milliseconds: the check-out time of the departure day. */
export const keysEndAt = ({ hotelId, departure }: BookingRecord): number => {
  const hotel = hotelById(hotelId);
  return instantIn(departure, houseTimes(hotel).checkOut, cityOf(hotel).timeZone);
};

const randomFor = (world: World, purpose: string): string => {
  const { count } = world.store.prepare('SELECT COALESCE(MAX(rowid), 0) AS count FROM devices').get() as {
    count: number;
  };
  return world.secret(`${purpose}-${count}`);
};

/** Registers a phone. It is active once the guest has answered the message that the phone gets. */
export const registerDevice = (world: World, caller: Caller, { number, hash }: StayKey, name: string): StayAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (caller.twist.stayRefusal) return { kind: 'refused', reason: caller.twist.stayRefusal };
    const { enabled } = optionOf(world, caller, booking, 'createMobileKey');
    const reason: OptionIssueReason | null = !enabled
      ? 'NOT_AVAILABLE'
      : !hasStayAhead(world, caller, booking)
        ? 'BAD_STATUS'
        : devicesOf(world.store, number).length >= MAX_DEVICES
          ? 'LIMIT_REACHED'
          : null;
    if (reason) return { kind: 'refused', reason };
    if (name.trim() === '' || name.length > MAX_NAME) throw new BadInputError('A phone has a short name');
    const id = randomFor(world, `device-${number}`);
    insertDevice(world.store, { id, bookingNumber: number, name: name.trim(), isActive: false });
    return { kind: 'done' };
  });

/** Forgets a phone and the keys on it. Removing it again changes nothing. */
export const forgetDevice = (world: World, caller: Caller, { number, hash }: StayKey, id: string): StayAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (caller.twist.stayRefusal) return { kind: 'refused', reason: caller.twist.stayRefusal };
    removeDevice(world.store, number, id);
    return { kind: 'done' };
  });

/** The guest answers the message on the phone; null when there is no such phone. */
export const answerActivation = (world: World, id: string): DeviceRecord | null => {
  activateDevice(world.store, id);
  return findDevice(world.store, id);
};

export type MobileKeyAnswer =
  | { readonly kind: 'done'; readonly keyId: string }
  | { readonly kind: 'refused'; readonly code: MobileKeyCode }
  | { readonly kind: 'unknown' };

const demandRoom = ({ detail }: BookingRecord, roomIndex: number): void => {
  if (!detail.rooms[roomIndex]) throw new BadInputError('The booking has no such room');
};

const isInHouse = (world: World, caller: Pick<Caller, 'twist'>, booking: BookingRecord): boolean => {
  const status = statusOf(world, caller, booking);
  const stay = stayOf(world.store, booking.number);
  return stay?.checkedOutAt === null && (status === 'CURRENT_STAY' || status === 'DUE_OUT');
};

const mobileKeyProblem = (
  world: World,
  caller: Caller,
  booking: BookingRecord,
  device: DeviceRecord | undefined,
): MobileKeyCode | null => {
  if (caller.twist.mobileKeyFailure) return caller.twist.mobileKeyFailure;
  const { enabled, allowed, issueReason } = optionOf(world, caller, booking, 'createMobileKey');
  // The locks know no key for a guest whom the desk has to see.
  if (!enabled || (!allowed && issueReason === 'DEPOSIT_REQUIRED')) return 'MOBILE_KEY_NOT_SUPPORTED';
  if (!allowed || !isInHouse(world, caller, booking)) return 'NOT_CHECKED_IN';
  if (!device) return 'NO_MOBILE_KEY_DEVICE_REGISTERED';
  return device.isActive ? null : 'MOBILE_KEY_DEVICE_NOT_ACTIVE';
};

/** Puts the key of a room on a phone: the named one, else an active one. */
export const createMobileKey = (
  world: World,
  caller: Caller,
  { number, hash }: StayKey,
  { roomIndex, deviceId }: { readonly roomIndex: number; readonly deviceId: string | null },
): MobileKeyAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    demandRoom(booking, roomIndex);
    const devices = devicesOf(world.store, number);
    const device =
      deviceId === null
        ? (devices.find(({ isActive }) => isActive) ?? devices[0])
        : devices.find(({ id }) => id === deviceId);
    const code = mobileKeyProblem(world, caller, booking, device);
    if (code || !device) return { kind: 'refused', code: code ?? 'NO_MOBILE_KEY_DEVICE_REGISTERED' };
    const id = world.secret(`key-${number}-${roomIndex}-${device.id}`);
    insertMobileKey(world.store, { id, bookingNumber: number, roomIndex, deviceId: device.id });
    return { kind: 'done', keyId: id };
  });

export type CardCodeAnswer =
  | { readonly kind: 'done'; readonly code: string }
  | { readonly kind: 'refused'; readonly reason: OptionIssueReason }
  | { readonly kind: 'unknown' };

const CODE_DIGITS = 8;

/** Digits that a guest can type, and nobody can guess. */
const newCode = (world: World, number: string, roomIndex: number): string => {
  for (let step = 0; ; step += 1) {
    const digest = createHash('sha256')
      .update(world.secret(`card-${number}-${roomIndex}-${step}`))
      .digest();
    const code = String(digest.readUInt32BE(0) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
    if (!findCardCode(world.store, code)) return code;
  }
};

/** Makes the code that the kiosk turns into a key card. An earlier code of the room that was not used is void. */
export const createCardCode = (
  world: World,
  caller: Caller,
  { number, hash }: StayKey,
  roomIndex: number,
): CardCodeAnswer =>
  immediately(world.store, () => {
    const booking = findOwnBooking(world, caller, number, hash);
    if (!booking) return { kind: 'unknown' };
    if (caller.twist.stayRefusal) return { kind: 'refused', reason: caller.twist.stayRefusal };
    demandRoom(booking, roomIndex);
    const { allowed, issueReason } = optionOf(world, caller, booking, 'createPhysicalKey');
    if (!allowed || !isInHouse(world, caller, booking)) {
      return { kind: 'refused', reason: issueReason ?? 'BAD_STATUS' };
    }
    const code = newCode(world, number, roomIndex);
    insertCardCode(world.store, { code, bookingNumber: number, roomIndex, usedAt: null });
    return { kind: 'done', code };
  });

/** The number of the room that a card was made for at the kiosk; null for a code that is wrong, used or too late. */
export const takeCardCode = (world: World, code: string): string | null =>
  immediately(world.store, () => {
    const known = findCardCode(world.store, code);
    const booking = known && findBooking(world.store, known.bookingNumber);
    if (!booking || known.usedAt !== null || !isInHouse(world, { twist: {} }, booking)) return null;
    useCardCode(world.store, code, world.now().getTime());
    return stayOf(world.store, booking.number)?.roomNumbers[known.roomIndex] ?? null;
  });

/** Whether a phone with the key opens the door of that room now. */
export const opensDoor = (world: World, keyId: string, roomNumber: string): boolean => {
  const key = findMobileKey(world.store, keyId);
  const booking = key && findBooking(world.store, key.bookingNumber);
  if (!booking || !isInHouse(world, { twist: {} }, booking) || world.now().getTime() >= keysEndAt(booking))
    return false;
  return stayOf(world.store, booking.number)?.roomNumbers[key.roomIndex] === roomNumber;
};
