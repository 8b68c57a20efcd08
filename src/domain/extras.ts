import type { ChosenExtra } from './booking';
import { ALCOHOL_CATEGORY_ID, MAX_EXTRA_QUANTITY, PER_RESERVATION_EXTRA_ID } from './limits';
import { sum } from './money';
import type { Money } from './money';
import type { ExtraService, ExtraServiceLimit } from './offer';

/** The extras of one room by their id. */
export type ChosenExtras = Readonly<Record<string, ChosenExtra>>;

/** Whether a line or service is alcohol, by the till's categories. */
export function isAlcohol(categoryIds: readonly string[]): boolean {
  return categoryIds.includes(ALCOHOL_CATEGORY_ID);
}

/** The services that are sold room by room: all but the one that is sold once per reservation. */
export function unbundledExtras(services: readonly ExtraService[]): readonly ExtraService[] {
  return services.filter((service) => service.id !== PER_RESERVATION_EXTRA_ID);
}

/**
 * The extras of a room with one service in another quantity. Nothing or less takes it away; more than a hundred, and
 * fractions, are cut. The price kept is the one the guest sees now.
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
      expectedUnitPrice: service.unitPrice,
      quantity: whole,
      isAlcohol: isAlcohol(service.categoryIds),
      vatRate: service.vatRate ?? null,
    },
  };
}

interface ExtrasSituation {
  /** Every service on sale, for the category of what is chosen. */
  readonly services: readonly ExtraService[];
  readonly limits: readonly ExtraServiceLimit[];
  /** What is chosen for each room of the reservation. */
  readonly rooms: readonly ChosenExtras[];
  readonly roomIndex: number;
}

const quantityOf = (extras: ChosenExtras | undefined, ids: readonly string[]): number =>
  ids.reduce((total, id) => total + (extras?.[id]?.quantity ?? 0), 0);

/**
 * The most of a service that one room may have now: within what is left, the service's own maximums per room and per
 * reservation, those of its category, and a hundred.
 */
export function maximumQuantity(
  service: ExtraService,
  { services, limits, rooms, roomIndex }: ExtrasSituation,
): number {
  const here = rooms[roomIndex];
  const elsewhere = (ids: readonly string[]): number =>
    rooms.reduce((total, extras, index) => (index === roomIndex ? total : total + quantityOf(extras, ids)), 0);
  const caps = [
    MAX_EXTRA_QUANTITY,
    service.maxPerRoom,
    service.maxPerReservation - elsewhere([service.id]),
    service.count - elsewhere([service.id]),
  ];
  const limit = limits.find((each) => each.category === service.category);
  if (limit !== undefined) {
    const siblings = services
      .filter((each) => each.category === service.category && each.id !== service.id)
      .map((each) => each.id);
    const inCategoryHere = quantityOf(here, siblings);
    caps.push(limit.maxPerRoom - inCategoryHere);
    caps.push(limit.maxPerReservation - inCategoryHere - elsewhere([service.id, ...siblings]));
  }
  return Math.max(0, Math.min(...caps));
}

/** What one extra costs: its unit price as many times as it is taken. */
export function extraTotal({ expectedUnitPrice, quantity }: ChosenExtra): Money {
  return sum(
    Array.from({ length: quantity }, () => expectedUnitPrice),
    expectedUnitPrice.currency,
  );
}
