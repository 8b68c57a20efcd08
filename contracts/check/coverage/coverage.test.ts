/** @jest-environment node */
import { buildSchema, parse } from 'graphql';
import { readCatalogue } from '../catalogue/makeCatalogue';
import { onlyMocked } from './makeCoverage';
import { countsOf, coveragePage } from './coveragePage';
import { usesOf } from './uses';

jest.setTimeout(30_000);

const schema = buildSchema(`
  type Query { find(by: By!): [Thing!]!, other: Thing }
  type Thing { id: ID!, kind: Kind!, shape: Shape! }
  enum Kind { ONE TWO }
  enum Shape { ROUND FLAT }
  enum Order { UP DOWN }
  enum Colour { RED }
  input By { order: Order }
  input Wish { colour: Colour }`);

it('counts the fields and values that no operation uses', () => {
  const { fields, values, read } = usesOf(schema, [
    parse('query q($by: By!) { find(by: $by) { id ...K } } fragment K on Thing { kind }'),
  ]);
  expect(fields).toEqual(['Query.other', 'Thing.shape', 'Wish.colour']);
  expect(values).toEqual(['Colour.RED', 'Shape.FLAT', 'Shape.ROUND']);
  expect([...read]).toEqual(['Query.find', 'Thing.id', 'Thing.kind']);
});

it('counts as mocked what was never answered otherwise', () => {
  expect(onlyMocked(new Set(['Thing.id']), new Set(['Thing.kind', 'Thing.id']))).toEqual(['Thing.kind']);
});

it('says on the page which outcome is shown by what', () => {
  const unused = { v1: { fields: ['Thing.shape'], values: [] }, v2: { fields: [], values: ['Colour.RED'] } };
  const coverage = { unused, mocked: ['Thing.kind'], missing: ['v2.find Lost'], catalogue: readCatalogue() };
  expect(countsOf(coverage)).toContain('v1: 1 fields and 0 values that no operation uses\nv2: 0 fields and 1 values');
  const page = coveragePage(coverage);
  for (const line of ['- `Thing: shape`', '- `Colour: RED`', '- `Thing.kind`', '| v2.find | Lost | **missing** |'])
    expect(page).toContain(line);
  expect(page).toContain('| v2.availability | SearchFailureCode.PRIOR_STAY | `search-prior-stay` |');
});
