import { join } from './words';

/**
 * Where an address of the former Russian site leads: to the English page at the same path. Null for every other path.
 * The site has no Russian pages; only hotels kept one path in both languages, and every other ends at the English 404.
 */
export function englishOfRussian(path: string): string | null {
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  return first?.toLowerCase() === 'ru' ? join('en', ...rest) : null;
}
