/** Every flag of a configuration, on or off, by its name. */
export type Flags = ReadonlyMap<string, boolean>;

/**
 * The flags in what the runtime configuration answered: `{ features: { name: true } }`. What is not plainly true or
 * false names no flag. An answer of another shape is an error: a host's page must not switch everything off.
 */
export function readFlags(answer: unknown): Flags {
  const features = typeof answer === 'object' && answer !== null && 'features' in answer ? answer.features : null;
  if (typeof features !== 'object' || features === null || Array.isArray(features)) {
    throw new Error('The runtime configuration names no features');
  }
  return new Map(Object.entries(features).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'));
}

/** The first of the features that is not on; null when all are, so that a search which needs them is sold online. */
export const firstOff = (flags: Flags, needed: readonly string[]): string | null =>
  needed.find((name) => flags.get(name) !== true) ?? null;
