import type { LocalDate } from '@/domain/localDate';
import type { PriceLineRecord } from '../model';
import type { BookedRoom } from '../store/bookingRecord';

/** What a room is, and at which rate. */
type RoomAtRate = Pick<BookedRoom, 'rateRefId' | 'roomTypeRefId'>;

export const isSameRoom = (one: RoomAtRate, other: RoomAtRate): boolean =>
  one.roomTypeRefId === other.roomTypeRefId && one.rateRefId === other.rateRefId;

/**
 * The nights of a booked room whose price is agreed on, by their day. A changed stay keeps the price of every night that
 * was booked before in the same room type at the same rate; everything else is priced as if it were booked now.
 */
export const keptNights = (booked: BookedRoom | undefined, room: RoomAtRate): ReadonlyMap<LocalDate, PriceLineRecord> =>
  new Map(
    booked && isSameRoom(booked, room)
      ? booked.lines.flatMap((line) => (line.kind === 'NIGHT' && line.date !== null ? [[line.date, line]] : []))
      : [],
  );
