import * as v from 'valibot';
import { readKept, removeKept, writeKept, hoursInMs } from '@/browser/keptValue';
import type { Keeping } from '@/browser/keptValue';
import { visitStorage } from '@/browser/visitStorage';

/** What was typed, by what it is typed about: a form, and the booking or card that it is for. */
type TypedForms = Readonly<Record<string, unknown>>;

const shape = v.record(v.string(), v.unknown());

export const typedKeeping: Keeping<TypedForms> = {
  key: 'sarastus.state.typedForms',
  parse: (value) => {
    const read = v.safeParse(shape, value);
    return read.success ? read.output : null;
  },
  // Long enough for signing in again, and no longer than needed: it holds names and addresses.
  lifetimeMs: hoursInMs(1),
};

const typedNow = (): TypedForms => readKept(visitStorage, typedKeeping, Date.now()) ?? {};

/** What was typed into a form in this tab before; undefined when nothing was. */
export const typedInto = (about: string): unknown => typedNow()[about];

export function keepTyped(about: string, values: unknown): void {
  writeKept(visitStorage, typedKeeping, { ...typedNow(), [about]: values }, Date.now());
}

/** Removes what was typed into a form: it was sent, or is not wanted. */
export function dropTyped(about: string): void {
  const { [about]: _dropped, ...rest } = typedNow();
  if (Object.keys(rest).length > 0) writeKept(visitStorage, typedKeeping, rest, Date.now());
  else removeKept(visitStorage, typedKeeping);
}
