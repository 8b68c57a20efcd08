import {
  ALCOHOL_CATEGORY_ID,
  COMPENSATION_EXTRA_ID,
  MAX_EXTRA_QUANTITY,
  PER_RESERVATION_EXTRA_ID,
  PET_EXTRA_ID,
} from '../limits';
import { times } from '../money';
import type { Money } from '../money';
import type { ExtraService, ExtraServiceLimit } from './extraService';
import type { RatePlan } from '../rate/ratePlan';

/** An extra service as it was chosen, with the price the guest saw. */
export interface ChosenExtra {
  readonly id: string;
  readonly name: string;
  readonly type: ExtraService['type'];
  /** Null for other days or codes than it was chosen for, until their answer is read. */
  readonly expectedUnitPrice: Money | null;
  readonly quantity: number;
  readonly isAlcohol: boolean;
  /** Tax that the price includes, hundredths of a per cent; missing when the API does not send it. */
  readonly vatRate?: number | null;
}

/** An extra whose price for this stay is known. */
export type PricedExtra = ChosenExtra & { readonly expectedUnitPrice: Money };

export const isPricedExtra = (extra: ChosenExtra): extra is PricedExtra => extra.expectedUnitPrice !== null;

/** The extras of one room by their id. */
export type ChosenExtras = Readonly<Record<string, ChosenExtra>>;

/** Whether a line or service is alcohol, by the till's categories. */
export function isAlcohol(categoryIds: readonly string[]): boolean {
  return categoryIds.includes(ALCOHOL_CATEGORY_ID);
}

const hiddenExtraIds: readonly string[] = [PET_EXTRA_ID, COMPENSATION_EXTRA_ID];

/** Whether an extra is shown as one: pet fees and compensations are part of other lines. */
export const isLineExtra = ({ id }: { readonly id: string }): boolean => !hiddenExtraIds.includes(id);

/** The services that are sold room by room: all but the one that is sold once per reservation. */
export function unbundledExtras(services: readonly ExtraService[]): readonly ExtraService[] {
  return services.filter((service) => service.id !== PER_RESERVATION_EXTRA_ID);
}

/** Whether a room already has a service, by the rate it is booked at. */
export function isIncluded(
  { kind, type }: Pick<ExtraService, 'kind' | 'type'>,
  rate: Pick<RatePlan, 'breakfastIncluded'> | null,
): boolean {
  return type === 'BREAKFAST' ? rate?.breakfastIncluded === true : kind === 'INCLUDED_IN_RATE';
}

/** `Breakfast x 2`. */
export const extraLabel = (name: string, quantity: number): string => `${name} x ${quantity}`;

/** The extras of a room without the breakfasts that its rate includes anyway, and with no more of them than guests who eat. */
export function withoutNeedless(
  extras: ChosenExtras,
  rate: Pick<RatePlan, 'breakfastIncluded'> | null,
  guests: number,
): ChosenExtras {
  const max = rate?.breakfastIncluded ? 0 : guests;
  const kept = Object.entries(extras).flatMap(([id, extra]): readonly [string, ChosenExtra][] => {
    if (extra.type !== 'BREAKFAST') return [[id, extra]];
    const quantity = Math.min(extra.quantity, max);
    return quantity > 0 ? [[id, { ...extra, quantity }]] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * The extras of a room with one service in another quantity. Zero or less removes it; more than
 * the maximum, and fractions, are cut. The price kept is the one the guest sees now.
 */
export function setExtraQuantity(extras: ChosenExtras, service: ExtraService, quantity: number): ChosenExtras {
  const { [service.id]: _before, ...others } = extras;
  const whole = Number.isNaN(quantity) ? 0 : Math.min(MAX_EXTRA_QUANTITY, Math.trunc(quantity));
  if (whole <= 0) return others;
  return {
    ...others,
    [service.id]: {
      id: service.id,
      name: service.name,
      type: service.type,
      expectedUnitPrice: service.unitPrice,
      quantity: whole,
      isAlcohol: isAlcohol(service.categoryIds),
      vatRate: service.vatRate ?? null,
    },
  };
}

/** The extras that are priced in a currency: points and money are never paid together. */
export const inCurrencyOf = (extras: ChosenExtras, { currency }: Pick<Money, 'currency'>): ChosenExtras =>
  Object.fromEntries(
    Object.entries(extras).filter(
      ([, extra]) => !isPricedExtra(extra) || extra.expectedUnitPrice.currency === currency,
    ),
  );

interface ExtrasSituation {
  /** Every service on sale, for the category of what is chosen. */
  readonly services: readonly ExtraService[];
  readonly limits: readonly ExtraServiceLimit[];
  /** What is chosen for each room of the reservation. */
  readonly rooms: readonly ChosenExtras[];
  readonly roomIndex: number;
  /** Guests of the room who eat at the table: all but babies. */
  readonly guests: number;
}

const quantityOf = (extras: ChosenExtras | undefined, ids: readonly string[]): number =>
  ids.reduce((total, id) => total + (extras?.[id]?.quantity ?? 0), 0);

/** How many of a service one room may have by what is left, by the rules for a room and by those for a booking. */
function capsOf(service: ExtraService, { services, limits, rooms, roomIndex, guests }: ExtrasSituation) {
  const elsewhere = (ids: readonly string[]): number =>
    rooms.reduce((total, extras, index) => (index === roomIndex ? total : total + quantityOf(extras, ids)), 0);
  const limit = limits.find((each) => each.category === service.category);
  const siblings = services
    .filter((each) => each.category === service.category && each.id !== service.id)
    .map((each) => each.id);
  const siblingsHere = quantityOf(rooms[roomIndex], siblings);
  const others = elsewhere([service.id]);
  return {
    stock: service.count - others,
    room: Math.min(
      MAX_EXTRA_QUANTITY,
      service.maxPerRoom,
      service.type === 'BREAKFAST' ? guests : Infinity,
      limit ? limit.maxPerRoom - siblingsHere : Infinity,
    ),
    booking: Math.min(
      service.maxPerReservation - others,
      limit ? limit.maxPerReservation - siblingsHere - elsewhere([service.id, ...siblings]) : Infinity,
    ),
  };
}

/**
 * The most of a service that one room may have now: within what is left, the service's own maximums per room and per
 * reservation, those of its category, and a hundred. Breakfast is one for each guest at most.
 */
export function maximumQuantity(service: ExtraService, situation: ExtrasSituation): number {
  const { stock, room, booking } = capsOf(service, situation);
  return Math.max(0, Math.min(stock, room, booking));
}

/** Why a room may have none of a service: it is not to be had, or the room or the booking has as many as it may. */
export type WhyNone = 'booking' | 'room' | 'soldOut';

/** Why a room may have none of a service, by what is chosen so far; null where it may have some. */
export function whyNone(service: ExtraService, situation: ExtrasSituation): WhyNone | null {
  if (maximumQuantity(service, situation) > 0) return null;
  // Nobody could have one, whatever is chosen.
  if (maximumQuantity(service, { ...situation, rooms: [] }) === 0) return 'soldOut';
  return capsOf(service, situation).room > 0 ? 'booking' : 'room';
}

/** The price of one extra: unit price times quantity. */
export function extraTotal({ expectedUnitPrice, quantity }: PricedExtra): Money {
  return times(expectedUnitPrice, quantity);
}
