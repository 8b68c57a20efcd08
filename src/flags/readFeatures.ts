/** Names of the features that are on, from what the runtime configuration's endpoint answered: `{ features: { name: true } }`. */
export function readFeatures(answer: unknown): ReadonlySet<string> {
  if (typeof answer !== 'object' || answer === null || !('features' in answer)) return new Set();
  const { features } = answer;
  if (typeof features !== 'object' || features === null) return new Set();
  return new Set(
    Object.entries(features)
      .filter(([, on]) => on === true)
      .map(([name]) => name),
  );
}
