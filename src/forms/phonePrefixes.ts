import type { Country } from '@/domain/search/destinations';

/** Most guests have a number of one of these; of countries that share a prefix, the first one stands for it. */
const mostUsed = ['FI', 'SE', 'EE', 'NO', 'DE', 'GB', 'US', 'RU'];

/**
 * The telephone prefix of each country under the country's own name, so that typing the name finds it: those that most
 * guests have come first, the others in the order of the list. Several countries may share a prefix.
 */
export function phonePrefixes(
  countries: readonly Country[],
): readonly { readonly code: string; readonly prefix: string; readonly label: string }[] {
  const first = mostUsed.flatMap((code) => countries.filter((country) => country.code === code));
  const others = countries.filter(({ code }) => !mostUsed.includes(code));
  return [...first, ...others].map(({ code, phonePrefix, name }) => ({
    code,
    prefix: phonePrefix,
    label: `${name} ${phonePrefix}`,
  }));
}
