import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, isEnumType, isInputObjectType, stripIgnoredCharacters } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { apis, readManifest, schemaFile } from '../manifest/model';
import type { Operation } from '../manifest/model';
import { hashOf, textsOf } from '../manifest/texts';
import { forms, readSent, sentFile } from './sentRecord';
import type { SentByName, SentForms } from './sentRecord';

interface Seen extends SentForms {
  /** SHA-256 of the bare text, so that a test's own text never counts as the site's. */
  readonly hash: string;
}

/** Of every text that is sent, without the commas and spaces that separate nothing: the site leaves some in. */
const hashesOf = ({ text, conditions }: Operation): ReadonlySet<string> =>
  new Set([...textsOf(text, conditions).values()].map((each) => hashOf(stripIgnoredCharacters(each))));

/** What the harness wrote down in a folder that `RECORD_SENT` named. */
export const readSeen = (folder: string): readonly Seen[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Seen);

/** Whether an operation can still send what a record names: a variable of its text, a field or value of the schema. */
export function isKnown(name: string, { text }: Operation, schema: GraphQLSchema): boolean {
  if (name.startsWith('$')) return new RegExp(`\\${name}\\b`).test(text);
  const [typeName = '', part = ''] = name.replace('[]', '').split('.');
  const type = schema.getType(typeName);
  if (isInputObjectType(type)) return part in type.getFields();
  return isEnumType(type) && type.getValue(part) !== undefined;
}

/** What is stored and what was seen now. What an operation cannot send any more is left out. */
export function merged(
  stored: SentByName,
  seen: readonly Seen[],
  operations: readonly Operation[],
  schema: GraphQLSchema,
): SentByName {
  return Object.fromEntries(
    operations.flatMap((operation) => {
      const hashes = seen.length > 0 ? hashesOf(operation) : new Set();
      const found = seen.filter(({ hash }) => hashes.has(hash));
      const before = stored[operation.name];
      if (!before && found.length === 0) return [];
      const all = [...(before ? [before] : []), ...found];
      const sets = forms.map((form) => {
        const names = new Set(all.flatMap((each) => each[form]).filter((name) => isKnown(name, operation, schema)));
        return [form, [...names].sort()] as const;
      });
      return [[operation.name, Object.fromEntries(sets) as unknown as SentForms] as const];
    }),
  );
}

/** Adds what was seen to the stored records, and returns a line on each. */
export function mergeSent(folder: string): readonly string[] {
  const seen = readSeen(folder);
  return apis.map((api) => {
    const { operations } = readManifest(api);
    const schema = buildSchema(readFileSync(schemaFile(api), 'utf8'));
    const sent = merged(readSent(api), seen, operations, schema);
    writeFileSync(sentFile(api), `${JSON.stringify({ version: 1, api, operations: sent }, null, 2)}\n`);
    const missing = operations.flatMap(({ name }) => (sent[name] ? [] : [name]));
    return `${api}: ${Object.keys(sent).length} of ${operations.length} operations seen${missing.length > 0 ? `; not ${missing.join(', ')}` : ''}\n`;
  });
}
