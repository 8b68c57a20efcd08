import { useRecoilValue } from 'recoil';
import type { AtomEffect } from 'recoil';
import * as v from 'valibot';
import { featureNames } from '@/flags/flagNames';
import type { FeatureName } from '@/flags/flagNames';
import { readFlag, subscribeToFlags } from '@/flags/flagStore';
import { keptSlice } from './keptSlice';

/**
 * Slice `featureFlags`: what the runtime configuration said last, by name. Filled from `src/flags`, which the site reads
 * and which decides what holds while the configuration is not known: what is kept here decides nothing.
 */
type FeatureFlags = Readonly<Partial<Record<FeatureName, boolean>>>;

const shape = v.pipe(
  v.fallback(v.record(v.string(), v.unknown()), {}),
  v.transform((kept) => flagsOf((name) => kept[name])),
);

/** The features that something is plainly true or false of. */
function flagsOf(read: (name: FeatureName) => unknown): FeatureFlags {
  return Object.fromEntries(
    featureNames.flatMap((name) => {
      const isOn = read(name);
      return typeof isOn === 'boolean' ? [[name, isOn] as const] : [];
    }),
  );
}

const filledFromConfiguration: AtomEffect<FeatureFlags> = ({ setSelf }) => {
  if (typeof window === 'undefined') return undefined;
  const fill = () => {
    const known = flagsOf((name) => readFlag(name, false));
    if (Object.keys(known).length > 0) setSelf(known);
  };
  // What is set while the atom begins would not be kept.
  queueMicrotask(fill);
  return subscribeToFlags(fill);
};

export const featureFlags = keptSlice({
  key: 'sarastus.state.featureFlags',
  shape,
  effects: [filledFromConfiguration],
});

/** What the runtime configuration said last, by name; empty before it said anything in this browser. */
export function useFeatureFlags(): FeatureFlags {
  return useRecoilValue(featureFlags.state);
}
