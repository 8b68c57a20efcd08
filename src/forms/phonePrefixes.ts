import type { Country } from '@/domain/destinations';

/** Each telephone prefix once, with the countries that share it, by the first country's name. */
export function phonePrefixes(
  countries: readonly Country[],
): readonly { readonly prefix: string; readonly label: string }[] {
  const names = new Map<string, string[]>();
  for (const { phonePrefix, name } of countries) names.set(phonePrefix, [...(names.get(phonePrefix) ?? []), name]);
  return [...names].map(([prefix, shared]) => ({ prefix, label: `${shared.join(', ')} ${prefix}` }));
}
