import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The operations whose answers a test reads with an unknown value and an unknown type in every place. Read as text: the
 * tests are above this folder.
 */
export function readTolerant(folder: string): ReadonlySet<string> {
  const readers = readdirSync(folder).filter((file) => /^readers\w*\.ts$/.test(file));
  const texts = readers.map((file) => readFileSync(path.join(folder, file), 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\b(\w+(?:Query|Mutation))\b/g)].map(([, name]) => name ?? '')),
  );
}
