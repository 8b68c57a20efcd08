import { cacheControls, placesToTell, restClass } from '../pathClasses';
import { refuse } from './host';
import type { Site } from './host';

export interface HeaderRule {
  /** `*` at its end stands for everything below. */
  readonly pattern: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The rules of the file `_headers`. All that match an address are added up, and two values of one header are joined: so
 * no address has two rules with the same one, and what is asked for again is left to the host, whose own rule is that.
 */
export function headerRules({ settings: { basePath }, headers }: Site): readonly HeaderRule[] {
  const told = placesToTell.map(([place, { keeping, type }]) => ({
    pattern: `${basePath}${place}${place.endsWith('/') ? '*' : ''}`,
    headers: {
      ...(keeping === restClass.keeping ? {} : { 'cache-control': cacheControls[keeping] }),
      ...(type ? { 'content-type': type } : {}),
    },
  }));
  return [{ pattern: '/*', headers }, ...told];
}

export const headersFile = (note: string, rules: readonly HeaderRule[]): string =>
  [
    `# ${note}`,
    ...rules.flatMap(({ pattern, headers }) => [
      pattern,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${refuse(value, /^\s|\s$/)}`),
    ]),
    '',
  ].join('\n');
