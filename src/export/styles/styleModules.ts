import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

/** Every module that may define styles: the components of the design system, and each `*.styles.ts` elsewhere in `src`. */
export function styleModules(): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.includes('__generated__'))
    .filter((file) => file.endsWith('.styles.ts') || (file.startsWith('design-system/') && file.endsWith('.tsx')))
    .sort()
    .map((file) => posix.join('src', file));
}
