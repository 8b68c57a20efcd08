import { useMemo, useSyncExternalStore } from 'react';
import { readFlag, subscribeToFlags } from '@/flags/flagStore';
import { featureOf } from './optionalFields';
import type { OptionalField, OptionalFields } from './optionalFields';

const notKnownYet = () => undefined;

/**
 * Which optional fields a query asks for, as its variables; null until their features are known.
 * @param names keeps its identity
 */
export function useOptionalFields<Name extends OptionalField>(names: readonly Name[]): OptionalFields<Name> | null {
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
