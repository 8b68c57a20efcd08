import type { RoomChoice } from './roomChoice';
import { isIncluded, isLineExtra, maximumQuantity, unbundledExtras, whyNone } from './extras';
import type { WhyNone } from './extras';
import type { HotelOffers } from '../search/hotelOffers';
import type { ExtraService } from './extraService';
import { times } from '../money';
import type { Money } from '../money';
import { bedsNeeded } from './party';
import type { Occupancy } from './party';

/** An extra as one room may take it: how many it has, and how many it may have. */
export interface ExtraOption {
  readonly service: ExtraService;
  readonly quantity: number;
  readonly max: number;
  /** Why it may have none; null where it may have some. */
  readonly whyNone: WhyNone | null;
}

export interface RoomExtras {
  /** Included in the chosen rate: shown, not sold. */
  readonly included: readonly ExtraService[];
  /** Sold room by room. */
  readonly ofRoom: readonly ExtraOption[];
  /** Sold once for the whole booking, with its first room. */
  readonly ofBooking: readonly ExtraOption[];
  /** The room is paid for with points, and extras cost money: none is sold with it. */
  readonly isPointsOnly: boolean;
}

interface Choosing {
  readonly choices: readonly Pick<RoomChoice, 'extraServices' | 'offer' | 'rate'>[];
  /** The room to choose for, from 0. */
  readonly index: number;
  readonly occupancy: Occupancy;
}

/** The extras that a room may take, and how many. What its rate includes is not sold again. */
export function roomExtras(
  found: Pick<HotelOffers, 'extraServiceLimits' | 'extraServices'>,
  { choices, index, occupancy }: Choosing,
): RoomExtras {
  const services = found.extraServices ?? [];
  const limits = found.extraServiceLimits;
  const rate = choices[index]?.rate ?? null;
  const currency = choices[index]?.offer?.price.currency ?? 'EUR';
  const rooms = choices.map(({ extraServices }) => extraServices);
  const guests = bedsNeeded(occupancy);
  const situation = { services, limits, rooms, roomIndex: index, guests };
  const optionOf = (service: ExtraService): ExtraOption => ({
    service,
    quantity: rooms[index]?.[service.id]?.quantity ?? 0,
    max: maximumQuantity(service, situation),
    whyNone: whyNone(service, situation),
  });
  const shown = services.filter(isLineExtra);
  const sold = shown.filter(
    (service) =>
      service.kind !== 'INCLUDED_IN_RATE' && !isIncluded(service, rate) && service.unitPrice.currency === currency,
  );
  const ofRoom = unbundledExtras(sold);
  return {
    included: shown.filter((service) => isIncluded(service, rate)),
    ofRoom: ofRoom.map(optionOf),
    ofBooking: index === 0 ? sold.filter((service) => !ofRoom.includes(service)).map(optionOf) : [],
    isPointsOnly: currency === 'S_POINT',
  };
}

/** Breakfast for everyone in a room, whose rate does not include it. */
export interface AddedBreakfast {
  readonly guests: number;
  /** For the whole stay. */
  readonly total: Money;
}

/** What breakfast for everyone in a room would cost with a rate that lacks it; null where it is not sold, or not to all. */
export function breakfastToAdd(
  found: Pick<HotelOffers, 'extraServiceLimits' | 'extraServices'>,
  { choices, index, occupancy }: Choosing,
): AddedBreakfast | null {
  const unrated = choices.map((choice, at) => (at === index ? { ...choice, offer: null, rate: null } : choice));
  const { ofRoom } = roomExtras(found, { choices: unrated, index, occupancy });
  const breakfast = ofRoom.find(({ service }) => service.type === 'BREAKFAST');
  const guests = bedsNeeded(occupancy);
  if (!breakfast || breakfast.max < guests) return null;
  return { guests, total: times(breakfast.service.unitPrice, guests) };
}
