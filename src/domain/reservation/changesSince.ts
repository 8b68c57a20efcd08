import { isSameMoney } from '../money';
import type { Reservation, ReservedRoom } from './reservation';

/** What a guest has agreed to about a reservation. */
export type AgreedFact = 'dates' | 'extras' | 'rooms' | 'total';

const extrasOf = ({ extras }: ReservedRoom) => extras.map(({ id, quantity }) => `${id}:${quantity}`).sort();

/** The agreed facts as texts that are the same in every language. */
const factsOf = ({ stay, rooms }: Reservation) => ({
  dates: JSON.stringify([stay.startDate, stay.endDate]),
  rooms: JSON.stringify(rooms.map(({ roomType, rate }) => [roomType.refId, rate.refId])),
  extras: JSON.stringify(rooms.map(extrasOf)),
});

/** What is not as it was in an earlier copy of the reservation, whoever changed it: the guest, a companion, the hotel. */
export function changesSince(earlier: Reservation, now: Reservation): readonly AgreedFact[] {
  const [before, after] = [factsOf(earlier), factsOf(now)];
  return [
    ...(['dates', 'rooms', 'extras'] as const).filter((fact) => before[fact] !== after[fact]),
    ...(isSameMoney(earlier.total, now.total) ? [] : (['total'] as const)),
  ];
}
