import { join } from './words';

/**
 * The target of an address of the former Russian site: the English page at the same path. Null for every other path.
 * The site has no Russian pages; only hotels had the same path in both languages, so the others end at the English 404.
 */
export function englishOfRussian(path: string): string | null {
  const [first, ...rest] = path.split('/').filter((part) => part !== '');
  return first?.toLowerCase() === 'ru' ? join('en', ...rest) : null;
}
