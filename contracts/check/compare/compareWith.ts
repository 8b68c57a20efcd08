import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CannotTell } from '../options';
import type { Comparison, Options } from '../options';
import { compare, forPeople, isSame } from './compare';

function variablesIn(file: string): Comparison['variables'] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Comparison['variables'];
  } catch {
    throw new CannotTell(`${file} is no JSON that can be read.`);
  }
}

interface Terminal {
  readonly print: (text: string) => void;
  readonly folder: string;
}

/** Compares, prints, and returns the exit code. */
export async function compareWith(
  { asked, variables }: Extract<Options, { do: 'compare' }>,
  { print, folder }: Terminal,
): Promise<0 | 1> {
  const given = variables === null ? {} : variablesIn(path.resolve(folder, variables));
  const compared = await compare({ ...asked, variables: given });
  print(forPeople(asked, compared));
  return isSame(compared) ? 0 : 1;
}
