import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugOf } from '../audit/plan';
import { pictureOf, readPrint } from './print';
import type { Print } from './print';
import { comparedWidths, schemes } from './widths';

/** The prints of the last approval: a folder for each state. */
export const keptFolder = path.join(__dirname, 'kept');

export const folderOf = (state: string): string => slugOf(state);

/** The names of a state's prints: one for each window and scheme. */
export const windows = comparedWidths.flatMap((width) => schemes.map((scheme) => ({ width, scheme })));

export const nameOf = ({ width, scheme }: (typeof windows)[number]): string => `${width}-${scheme}`;

const fileOf = (state: string, name: string) => path.join(keptFolder, folderOf(state), `${name}.webp`);

/** Null where none is kept. */
export async function readKept(state: string, name: string): Promise<Print | null> {
  const file = fileOf(state, name);
  return existsSync(file) ? readPrint(readFileSync(file)) : null;
}

export async function keep(state: string, prints: ReadonlyMap<string, Print>): Promise<void> {
  const folder = path.join(keptFolder, folderOf(state));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, print] of prints) writeFileSync(fileOf(state, name), await pictureOf(print));
}
