import type { ReactNode } from 'react';

/** Examples by title, each with the function that renders it. */
export type Examples = Readonly<Record<string, () => ReactNode>>;

/** For ids, addresses and file names: `At rest, 200 %` is `at-rest-200`. */
export function slugOf(name: string): string {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** Prefix of the ids that React makes in an example, the same on both sides of hydration. */
export const idPrefixOf = (component: string, name: string): string => `${slugOf(component)}-${slugOf(name)}-`;
