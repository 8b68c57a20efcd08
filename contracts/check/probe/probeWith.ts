import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { readManifest, schemaFile } from '../manifest/model';
import { CannotTell } from '../options';
import type { Options } from '../options';
import { probeForJson, probeForPeople } from './print';
import { probe } from './probe';
import type { Probe, Probed } from './probe';
import { readInTests } from './readers';
import type { ReadAnswers } from './readers';

type Asked = Extract<Options, { do: 'probe' }>;

function variablesIn(file: string): Probe['variables'] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Probe['variables'];
  } catch (error) {
    throw new CannotTell(`${file} cannot be read as JSON: ${String(error)}`);
  }
}

/** What nobody answered holds nothing. */
function refuseUnasked(found: readonly Probed[]): void {
  if (found.some(({ skipped }) => skipped === null)) return;
  const reasons = found.map(({ name, skipped }) => `\n  ${name}: ${skipped}`);
  throw new CannotTell(`No operation could be asked, so nothing is known of the answers:${reasons.join('')}`);
}

/** Probes a running server, prints what was found, and returns the exit code. */
export async function probeWith(
  { api, variables, format, ...asked }: Asked,
  at: { readonly print: (text: string) => void; readonly folder: string; readonly readAnswers?: ReadAnswers },
): Promise<0 | 1> {
  if (format === 'github' || format === 'junit') throw new CannotTell('--probe prints for people, or with --json.');
  const { operations } = readManifest(api);
  for (const name of asked.allowed) {
    const known = operations.find((each) => each.name === name);
    if (known?.kind !== 'mutation') throw new CannotTell(`--allow ${name} is no mutation of ${api}.`);
  }
  const given = variables === null ? {} : variablesIn(path.resolve(at.folder, variables));
  if (variables !== null && ![{ name: '*' }, ...operations].some(({ name }) => name in given)) {
    throw new CannotTell(`${variables} has variables for no operation of ${api}.`);
  }
  const found = await probe(
    { ...asked, variables: given },
    buildSchema(readFileSync(schemaFile(api), 'utf8')),
    operations,
    at.readAnswers ?? readInTests,
  );
  refuseUnasked(found);
  at.print(format === 'json' ? probeForJson(api, asked.endpoint, found) : probeForPeople(asked.endpoint, found));
  return found.every(({ failing }) => failing.length === 0) ? 0 : 1;
}
