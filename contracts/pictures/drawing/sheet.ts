import type { Frame } from '../frame';
import { type Chance, createChance } from './chance';

/** A sheet being drawn on: its size, its own chance, and what is defined once and used by name. */
export interface Sheet extends Frame {
  readonly chance: Chance;
  /** The address of a definition, made on first use of its key. */
  readonly define: (key: string, make: (id: string) => string) => string;
  readonly definitions: () => string;
}

/** An empty sheet; the seed decides everything left to chance. */
export function createSheet(frame: Frame, seed: string): Sheet {
  const ids = new Map<string, string>();
  const made: string[] = [];
  return {
    ...frame,
    chance: createChance(seed),
    define: (key, make) => {
      const known = ids.get(key);
      if (known) return `url(#${known})`;
      const id = `d${ids.size}`;
      ids.set(key, id);
      made.push(make(id));
      return `url(#${id})`;
    },
    definitions: () => `<defs>${made.join('')}</defs>`,
  };
}

/** Out-of-focus edges. */
export const blur = (sheet: Sheet, x: number, y = x): string =>
  sheet.define(
    `blur ${x} ${y}`,
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
  );

/** Only what lies within the outline. */
export const within = (sheet: Sheet, path: string): string =>
  sheet.define(`clip ${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
