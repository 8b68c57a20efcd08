import { useMemo, useSyncExternalStore } from 'react';
import { readFlag, subscribeToFlags } from '@/flags/flagStore';
import type { OptionalFeature } from '@/flags/flagNames';

/** The variables that ask for optional fields, each with its feature in the runtime configuration. */
const featureOf = {
  withAccessibility: 'accessibilityFacts',
  withHeldUntil: 'heldUntil',
  withLines: 'priceLines',
  withMap: 'hotelMap',
  withNearest: 'nearestDates',
  withOptions: 'reservationOptions',
  withReason: 'unavailableReason',
  withRefund: 'refunds',
  withRoomsLeft: 'roomsLeft',
  withStay: 'onlineStay',
  withSummary: 'hotelSummary',
  withSurroundings: 'hotelSurroundings',
} as const satisfies Readonly<Record<string, OptionalFeature>>;

type Field = keyof typeof featureOf;

const notKnownYet = () => undefined;

/**
 * Which optional fields a query asks for, as its variables; null until their features are known.
 * @param names keeps its identity
 */
export function useOptionalFields<Name extends Field>(names: readonly Name[]): Readonly<Record<Name, boolean>> | null {
  const known = () => {
    const flags = names.map((name) => readFlag(featureOf[name], false));
    return flags.includes(undefined) ? undefined : flags.join();
  };
  const flags = useSyncExternalStore(subscribeToFlags, known, notKnownYet);
  return useMemo(() => {
    const on = flags?.split(',');
    const fields = on && names.map((name, index) => [name, on[index] === 'true'] as const);
    return fields ? (Object.fromEntries(fields) as Record<Name, boolean>) : null;
  }, [flags, names]);
}
