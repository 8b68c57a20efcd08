import type { ChosenExtras } from '@/domain/extras';
import { maximumQuantity } from '@/domain/extras';
import type { HotelOffers } from '@/domain/hotelOffers';
import { COMPENSATION_EXTRA_ID, PER_RESERVATION_EXTRA_ID, PET_EXTRA_ID } from '@/domain/limits';
import type { ExtraService } from '@/domain/offer';

/** An extra as one room may take it: how many it has, and how many it may have. */
export interface ExtraOption {
  readonly service: ExtraService;
  readonly quantity: number;
  readonly max: number;
}

/** Charged with the room itself, so never chosen by hand. */
const chargedElsewhere: readonly string[] = [PET_EXTRA_ID, COMPENSATION_EXTRA_ID];

/**
 * The extras that a room may take, and how many. What is sold once per reservation is offered with the first room; what
 * the rate includes already is not sold again.
 */
export function extraOptions(
  { extraServices: services, extraServiceLimits: limits }: HotelOffers,
  rooms: readonly ChosenExtras[],
  roomIndex: number,
): readonly ExtraOption[] {
  return services
    .filter(({ id, kind }) => !chargedElsewhere.includes(id) && kind !== 'INCLUDED_IN_RATE')
    .filter(({ id }) => id !== PER_RESERVATION_EXTRA_ID || roomIndex === 0)
    .map((service) => ({
      service,
      quantity: rooms[roomIndex]?.[service.id]?.quantity ?? 0,
      max: maximumQuantity(service, { services, limits, rooms, roomIndex }),
    }));
}
