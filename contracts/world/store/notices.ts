import type { LocalDate } from '@/domain/localDate';
import type { Store } from './openStore';

interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: LocalDate;
}

/** What the law asks a hotel to know of one traveller of a room and of the family. Kept until the stay is over. */
export interface PassengerNotice extends Person {
  readonly nationality: string;
  readonly documentNumber: string | null;
  readonly arrivesFrom: string;
  readonly purpose: string;
  readonly companions: readonly Person[];
}

const isBySame = (one: Person, other: Person): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.birthDate === other.birthDate;

/** Keeps a notice of a room beside those of others in it, and instead of an earlier one by the same traveller. */
export const keepNotice = (store: Store, bookingNumber: string, roomIndex: number, notice: PassengerNotice): void => {
  const known = store
    .prepare('SELECT notice FROM notices WHERE bookingNumber = ? AND roomIndex = ?')
    .get(bookingNumber, roomIndex) as { notice: string } | undefined;
  const kept = known ? [JSON.parse(known.notice) as PassengerNotice | readonly PassengerNotice[]].flat() : [];
  const notices = [...kept.filter((each) => !isBySame(each, notice)), notice];
  store
    .prepare('INSERT OR REPLACE INTO notices (bookingNumber, roomIndex, notice) VALUES (?, ?, ?)')
    .run(bookingNumber, roomIndex, JSON.stringify(notices));
};

/** The rooms whose notice the desk has, from 0. */
export const roomsWithNotice = (store: Store, bookingNumber: string): readonly number[] =>
  (
    store.prepare('SELECT roomIndex FROM notices WHERE bookingNumber = ? ORDER BY roomIndex').all(bookingNumber) as {
      roomIndex: number;
    }[]
  ).map(({ roomIndex }) => Number(roomIndex));

/** Deletes the notices of stays that ended before that day, and of those that will not begin. */
export const dropOldNotices = (store: Store, today: LocalDate): void => {
  store
    .prepare(
      `DELETE FROM notices WHERE bookingNumber IN
         (SELECT number FROM bookings WHERE departure < ? OR state IN ('CANCELLED', 'RELEASED'))`,
    )
    .run(today);
};
