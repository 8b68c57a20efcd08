import { atom } from 'recoil';
import type { AtomEffect, RecoilState } from 'recoil';
import * as v from 'valibot';
import { hoursInMs, keptInBrowser } from './persistence';

/** Longest that anything with a name or a choice of the guest's in it is kept: until this time tomorrow. */
const A_DAY = hoursInMs(24);

interface SliceSettings<Shape extends v.GenericSchema> {
  /** `sarastus.state.` and the name that the specification gives the slice. */
  readonly key: string;
  /** Every field with its default as fallback, so that a broken one falls back by itself, or a group of them together. */
  readonly shape: Shape;
  /** What of a value outlasts a reload; all of it when not told. */
  readonly lasting?: (value: v.InferOutput<Shape>) => v.InferOutput<Shape>;
  readonly effects?: readonly AtomEffect<v.InferOutput<Shape>>[];
}

interface Slice<T> {
  readonly state: RecoilState<T>;
  readonly empty: T;
  /** Reads a stored value; null when it is not one of ours. Never throws. */
  readonly parse: (value: unknown) => T | null;
}

/** A slice that is kept in this browser for a day after it was last changed. */
export function keptSlice<Shape extends v.GenericSchema>(settings: SliceSettings<Shape>): Slice<v.InferOutput<Shape>> {
  const { key, shape, lasting = (value) => value, effects = [] } = settings;
  const parse = (value: unknown): v.InferOutput<Shape> | null => {
    const read = v.safeParse(shape, value);
    return read.success ? lasting(read.output) : null;
  };
  const empty = v.parse(shape, {});
  const state = atom({
    key,
    default: empty,
    effects: [keptInBrowser({ key, parse, lifetimeMs: A_DAY, toKept: lasting }), ...effects],
  });
  return { state, empty, parse };
}
