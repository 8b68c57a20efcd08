import type { Frame } from '../frame';
import { type Chance, createChance } from './chance';

/** A sheet to draw on: its size, its random numbers, and definitions that are shared by name. */
export interface Sheet extends Frame {
  readonly chance: Chance;
  /** The scene as the hotel's windows show it: without the hotel. */
  readonly isFromWindow?: boolean;
  /** The reference of a definition, created on first use of its key. */
  readonly define: (key: string, make: (id: string) => string) => string;
  readonly definitions: () => string;
}

/** An empty sheet; the seed determines all random details. */
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

/** A blur filter. */
export const blur = (sheet: Sheet, x: number, y = x): string =>
  sheet.define(
    `blur ${x} ${y}`,
    (id) =>
      `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${x} ${y}"/></filter>`,
  );

/** A clip path: only what is inside the outline is drawn. */
export const within = (sheet: Sheet, path: string): string =>
  sheet.define(`clip ${path}`, (id) => `<clipPath id="${id}"><path d="${path}"/></clipPath>`);
