/** @jest-environment node */
import { buildSchema, parse } from 'graphql';
import { apis } from '../manifest/model';
import { makeCatalogue, missingIn, readCatalogue } from './makeCatalogue';
import type { Catalogue } from './makeCatalogue';
import { storedSchemas } from './observe';
import { outcomesByField } from './outcomes';

const stored = readCatalogue();

it('is as a harness answers now (else: npm run contracts -- --write)', async () => {
  expect(await makeCatalogue()).toEqual(stored);
}, 60_000);

it('shows every outcome that the site may be answered', () => {
  expect(stored.scenarios.length).toBeGreaterThan(150);
  expect(missingIn(stored)).toEqual([]);
  expect(missingIn({ ...stored, withoutScenario: [] })).toContain('v2.createBooking CreateBookingSuccess');
});

it('shows each scenario by an operation, and what that answers where it is a code', () => {
  const isShown = ({ operations }: Catalogue['scenarios'][number]) => apis.some((api) => operations[api].length > 0);
  // What is asked of no API, or of no operation with a choice of outcomes.
  const unseen = stored.scenarios.filter((each) => !isShown(each)).map(({ name }) => name);
  expect(unseen).toEqual(['service-notice-alert', 'service-notice-feedback', 'no-service-notices', 'older-front-end']);
  const found = stored.scenarios.find(({ name }) => name === 'search-prior-stay');
  expect(found?.answers).toEqual(
    expect.arrayContaining([
      'v1.availability SearchErrorType.PRIOR_STAY',
      'v2.availability SearchFailureCode.PRIOR_STAY',
    ]),
  );
});

it('tells each scenario in three sentences', () => {
  const isSentence = (text: string) => /^[A-Z].*\.$/.test(text);
  const others = stored.scenarios.filter(({ given, when, then }) => ![given, when, then].every(isSentence));
  expect(others.map(({ name }) => name)).toEqual([]);
});

it('names fields that the schemas have', () => {
  for (const api of apis) {
    const fields = [
      'every',
      ...['Query', 'Mutation'].flatMap((each) => Object.keys(Object(storedSchemas[api].getType(each)).getFields())),
    ];
    const named = stored.scenarios.flatMap(({ answers }) => answers.filter((each) => each.startsWith(api)));
    expect(named.filter((each) => !fields.includes(each.slice(3).split(' ')[0] ?? ''))).toEqual([]);
  }
});

describe('the outcomes of an operation', () => {
  const schema = buildSchema(`
    type Query { find: FindResult!, maybe: Thing }
    union FindResult = Thing | Refusal
    type Thing { id: ID, options: [Refusal!]! }
    type Refusal { code: RefusalCode! }
    enum RefusalCode { LATE EARLY }`);
  const document = parse(
    '{ a: find { __typename ...R ... on Thing { id } } maybe { id } } fragment R on Refusal { code }',
  );
  const outcomes = (data?: unknown) =>
    Object.fromEntries([...outcomesByField(document, schema, data)].map(([field, each]) => [field, [...each]]));

  it('are the members of a union, codes, and nothing', () => {
    expect(outcomes()).toEqual({
      find: ['Thing', 'Refusal', 'RefusalCode.LATE', 'RefusalCode.EARLY'],
      maybe: ['null'],
    });
  });

  it('are what came, with data', () => {
    expect(outcomes({ a: { __typename: 'Refusal', code: 'LATE' }, maybe: null })).toEqual({
      find: ['Refusal', 'RefusalCode.LATE'],
      maybe: ['null'],
    });
    expect(outcomes({ a: { __typename: 'Thing', id: '1' }, maybe: { id: null } })).toEqual({
      find: ['Thing'],
      maybe: [],
    });
  });
});
