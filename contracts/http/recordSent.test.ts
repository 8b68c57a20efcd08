/** @jest-environment node */
import { mkdtempSync, readFileSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema, parse } from 'graphql';
import { namesSent } from './recordSent';
import { startTestWorld } from './testGuest';

jest.setTimeout(30_000);

const schema = buildSchema(`
  enum Kind { OLD NEW }
  input Room { adults: Int!, ages: [Int], kind: Kind }
  input Wanted { rooms: [Room!]!, note: String, code: String, kind: Kind }
  type Query { found(wanted: Wanted, first: Int): Int }
`);

const sent = (text: string, variables: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(namesSent(schema, parse(text), variables)).map(([form, names]) => [form, [...names].sort()]),
  );

it('names what a call gives, leaves out and has as null, and its values of enumerations', () => {
  const variables = {
    wanted: { rooms: [{ adults: 2, ages: [null], kind: 'NEW' }], note: null, kind: 'mia@a.example' },
  };
  const names = sent('query Q($wanted: Wanted, $first: Int) { found(wanted: $wanted, first: $first) }', variables);
  expect(names).toEqual({
    given: ['$wanted', 'Room.adults', 'Room.ages', 'Room.kind', 'Wanted.kind', 'Wanted.rooms'],
    null: ['Room.ages[]', 'Wanted.note'],
    omitted: ['$first', 'Wanted.code'],
    values: ['Kind.NEW'],
  });
});

it('names what is written in the text, with the variables inside', () => {
  const text = 'query Q($note: String) { found(wanted: { rooms: [], note: $note, kind: OLD }) }';
  expect(sent(text, { note: 'for Mia' })).toEqual({
    given: ['$note', 'Wanted.kind', 'Wanted.note', 'Wanted.rooms'],
    null: [],
    omitted: ['Wanted.code'],
    values: ['Kind.OLD'],
  });
});

it('writes a line for each new form while a folder is named, without what a guest typed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'recorded-'));
  process.env.RECORD_SENT = folder;
  const { harness, address } = await startTestWorld();
  delete process.env.RECORD_SENT;
  const query = 'query Q($input: GetBookingInput!) { getBooking(input: $input) { __typename } }';
  const ask = (bookingHash: string) =>
    fetch(`${address}/booking/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input: { bookingNumber: 'Mia', bookingHash, locale: 'en' } } }),
    });
  await ask('one');
  await ask('two');
  await harness.close();
  const lines = readdirSync(folder).flatMap((file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('GetBookingInput.bookingNumber');
  expect(lines[0]).not.toContain('Mia');
});
