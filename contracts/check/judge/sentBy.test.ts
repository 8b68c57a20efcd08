/** @jest-environment node */
import { buildSchema } from 'graphql';
import type { Operation } from '../manifest/model';
import type { SentForms } from '../record/sentRecord';
import { judge } from './judge';

const before = `
  enum Kind { OLD NEW }
  input Wanted { kind: Kind, note: String, code: String, nights: Int! = 1 }
  type Query { found(wanted: Wanted!): Int }
`;
const operation = {
  name: 'FoundQuery',
  kind: 'query',
  needs: [],
  conditions: [],
  text: 'query FoundQuery($wanted:Wanted!){found(wanted:$wanted)}',
} as unknown as Operation;
const nothing: SentForms = { given: [], null: [], omitted: [], values: [] };
const seen: SentForms = {
  given: ['$wanted', 'Wanted.kind', 'Wanted.note'],
  null: ['Wanted.note'],
  omitted: ['Wanted.code'],
  values: ['Kind.OLD'],
};
/** Where the number of nights was seen left out. */
const seenWithoutNights: SentForms = { ...seen, omitted: ['Wanted.code', 'Wanted.nights'] };

const verdict = (from: string, to: string, record?: SentForms) =>
  judge(buildSchema(before), buildSchema(before.replace(from, to)), [operation], record ? { FoundQuery: record } : {})
    .operations[0]?.verdict;

it.each([
  ['a field that was sent is gone', 'note: String,', '', seen, 'broken'],
  ['a field that was never sent is gone', 'code: String,', '', seen, 'at risk'],
  ['a value that was sent is gone', 'OLD NEW', 'NEW', seen, 'broken'],
  ['a value that was never sent is gone', 'OLD NEW', 'OLD', seen, 'at risk'],
  ['what was null may not be', 'note: String', 'note: String!', seen, 'broken'],
  ['what was left out may not be', 'code: String', 'code: String!', seen, 'broken'],
  ['what was always given may not be null', 'kind: Kind', 'kind: Kind!', seen, 'honoured'],
  ['a default on which nobody relies is lost', 'Int! = 1', 'Int!', seen, 'honoured'],
  ['a default of what was left out is lost', 'Int! = 1', 'Int!', seenWithoutNights, 'broken'],
  ['a default of what was left out is another', 'Int! = 1', 'Int! = 2', seenWithoutNights, 'at risk'],
  ['a new field is required', 'nights', 'zone: Int!, nights', seen, 'broken'],
  ['a new field is required of what was never sent', 'nights', 'zone: Int!, nights', nothing, 'at risk'],
] as const)('judges by what was seen sent: %s', (_, from, to, record, expected) => {
  expect(verdict(from, to, record)).toBe(expected);
});

it('counts everything as sent where there is no record', () => {
  expect(verdict('code: String,', '')).toBe('broken');
  expect(verdict('OLD NEW', 'OLD')).toBe('broken');
  expect(verdict('kind: Kind', 'kind: Kind!')).toBe('broken');
});
