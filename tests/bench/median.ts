/** The middle of the values: of an even number of them the upper one, so that it is a value that was measured. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}

/** The value that a share of the values, such as 0.95, do not exceed: one that was measured. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const value = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}

/**
 * Measures everything once, then everything again, so that a slow minute of the machine is shared by all. Resolves to
 * the results of each, in the order of the rounds. `around` does what each round needs before and after.
 */
export async function interleave<T, R>(
  all: readonly T[],
  rounds: number,
  measure: (each: T, round: number) => Promise<R>,
  around: (work: () => Promise<void>) => Promise<void> = (work) => work(),
): Promise<ReadonlyMap<T, readonly R[]>> {
  const results = new Map<T, R[]>(all.map((each) => [each, []]));
  for (let round = 0; round < rounds; round += 1) {
    await around(async () => {
      for (const each of all) results.get(each)?.push(await measure(each, round));
    });
  }
  return results;
}

/** Rounds to a number of decimals. */
export const rounded = (value: number, decimals = 0): number => Number(value.toFixed(decimals));
