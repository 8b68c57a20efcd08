import { occupanciesOfReserved } from './editedStay';
import type { HotelOffers } from '../search/hotelOffers';
import { EMPTY_OCCUPANCY } from '../stay/party';
import type { Reservation } from '../reservation/reservation';
import type { RoomChoice } from '../stay/roomChoice';
import { roomExtras } from '../stay/roomExtras';
import type { ExtraOption, RoomExtras } from '../stay/roomExtras';

/** The extras that a room of a reservation may take, and as many as it has: its own count as sold in the answer. */
export function extrasToEdit(
  found: HotelOffers,
  reservation: Pick<Reservation, 'rooms'>,
  choices: readonly RoomChoice[],
  index: number,
): RoomExtras {
  const occupancy = occupanciesOfReserved(reservation.rooms)[index] ?? EMPTY_OCCUPANCY;
  const extras = roomExtras(found, { choices, index, occupancy });
  const reserved = reservation.rooms[index]?.extras ?? [];
  const withOwn = (option: ExtraOption): ExtraOption => {
    const own = reserved.find(({ id }) => id === option.service.id)?.quantity ?? 0;
    return own > option.max ? { ...option, max: own, whyNone: null } : option;
  };
  return { ...extras, ofRoom: extras.ofRoom.map(withOwn), ofBooking: extras.ofBooking.map(withOwn) };
}
