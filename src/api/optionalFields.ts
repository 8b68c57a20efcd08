import type { OptionalFeature } from '@/flags/flagNames';
import type { Flags } from '@/flags/readFlags';

/** The variables that ask for optional fields, each with its feature in the runtime configuration. */
export const featureOf = {
  withAccessibility: 'accessibilityFacts',
  withCancelledAt: 'cancellationTime',
  withHeldUntil: 'heldUntil',
  withLines: 'priceLines',
  withList: 'hotelLists',
  withMap: 'hotelMap',
  withMeasures: 'roomMeasures',
  withNearest: 'nearestDates',
  withOptions: 'reservationOptions',
  withPasses: 'walletPasses',
  withReason: 'unavailableReason',
  withRefund: 'refunds',
  withRoomsLeft: 'roomsLeft',
  withStay: 'onlineStay',
  withSummary: 'hotelSummary',
  withSurroundings: 'hotelSurroundings',
  withWithdrawal: 'cardWithdrawal',
} as const satisfies Readonly<Record<string, OptionalFeature>>;

export type OptionalField = keyof typeof featureOf;

/** Which optional fields a query asks for, as its variables. */
export type OptionalFields<Name extends OptionalField> = Readonly<Record<Name, boolean>>;

/** The optional fields whose features are on. */
export const fieldsOn = <Name extends OptionalField>(names: readonly Name[], flags: Flags): OptionalFields<Name> =>
  Object.fromEntries(names.map((name) => [name, flags.get(featureOf[name]) === true])) as Record<Name, boolean>;
