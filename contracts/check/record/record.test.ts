/** @jest-environment node */
import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { apis, readManifest, schemaFile } from '../manifest/model';
import type { Operation } from '../manifest/model';
import { hashOf } from '../manifest/texts';
import { isKnown, merged } from './mergeSent';
import { readSent } from './sentRecord';

it.each(apis)('names only what the operations of %s can still send (else: npm run contracts -- --record)', (api) => {
  const schema = buildSchema(readFileSync(schemaFile(api), 'utf8'));
  const { operations } = readManifest(api);
  const stored = readSent(api);
  expect(merged(stored, [], operations, schema)).toEqual(stored);
  // Nearly every operation is read by some test; a new one may come without.
  expect(Object.keys(stored).length).toBeGreaterThan(operations.length * 0.9);
});

const schema = buildSchema(`
  enum Kind { OLD NEW }
  input Wanted { kind: Kind, note: String }
  type Query { found(wanted: Wanted): Int }
`);
const text = 'query FoundQuery($wanted:Wanted){found(wanted:$wanted)}';
const operation = { name: 'FoundQuery', text, conditions: [] } as unknown as Operation;
const nothing = { given: [], null: [], omitted: [], values: [] };

it('adds what was seen to what is stored, sorted, and forgets what is gone', () => {
  const stored = { FoundQuery: { ...nothing, given: ['$wanted', 'Wanted.older'] }, GoneQuery: nothing };
  const seen = [
    { ...nothing, hash: hashOf(text), given: ['Wanted.note', '$wanted'], values: ['Kind.OLD', 'Kind.GONE'] },
    { ...nothing, hash: 'a text of some test', given: ['Wanted.kind'] },
  ];
  expect(merged(stored, seen, [operation], schema)).toEqual({
    FoundQuery: { ...nothing, given: ['$wanted', 'Wanted.note'], values: ['Kind.OLD'] },
  });
});

it('knows what is gone of a schema or a text', () => {
  for (const name of ['$wanted', 'Wanted.kind', 'Wanted.kind[]', 'Kind.NEW']) {
    expect([name, isKnown(name, operation, schema)]).toEqual([name, true]);
  }
  for (const name of ['$want', 'Wanted.gone', 'Gone.kind', 'Kind.GONE']) {
    expect([name, isKnown(name, operation, schema)]).toEqual([name, false]);
  }
});
