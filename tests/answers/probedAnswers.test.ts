import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '../../contracts/check/main';
import { readManifest } from '../../contracts/check/manifest/model';
import type { Dropped, ReadAnswer, ReadAnswers } from '../../contracts/check/probe/readers';
import { answerSite, testWorld } from '../../contracts/http/testWorld';
import { leafTypesOf, STRANGE_PICTURE, withValue } from './damage';
import type { Place } from './damage';
import { droppedValues } from './droppedValues';
import { outcomeOf } from './outcomeOf';
import type { Reader } from './reader';
import { readers } from './readers';

// Signing in is switched on, without asking a configuration.
jest.mock('@/flags/flagStore', () => ({ whenFlagKnown: () => Promise.resolve(true) }));

interface Damage {
  readonly operation: string;
  readonly place: Place;
  readonly value: unknown;
}

// What the probe sends is not what the site sends.
delete process.env.RECORD_SENT;
const world = testWorld();
/** Taken by the first call of its operation: the next page is the harness's. */
let given: Pick<ReadAnswer, 'operation' | 'data'> | null = null;
/** The harness's last answer to each operation. */
const known = new Map<string, unknown>();

/** The texts that the probe sends, and one value that the server answers wrongly. */
const sent: string[] = [];
let damage: Damage | null = null;
/** What the server refuses, by the name of an operation; `*` stands for all. */
let refused: Readonly<Record<string, { readonly message: string; readonly code: string }>> = {};

answerSite(world, (send) => async (url, init) => {
  const isPost = typeof init?.body === 'string' && init.body.includes('operationName');
  if (!isPost) return send(url, init);
  const { operationName: name, query } = JSON.parse(String(init.body)) as Readonly<Record<string, string>>;
  // The site names no host.
  if (!String(url).startsWith('/')) {
    sent.push(query ?? '');
    const refusal = refused[name ?? ''] ?? refused['*'];
    if (refusal)
      return Response.json({ data: null, errors: [{ message: refusal.message, extensions: { code: refusal.code } }] });
    const answer = (await (await send(url, init)).json()) as { readonly data: unknown };
    if (damage?.operation !== name || !damage) return Response.json(answer);
    return Response.json({ data: withValue(answer.data, damage.place, damage.value) });
  }
  const now = given;
  if (now && now.operation === name) {
    given = null;
    return Response.json({ data: now.data });
  }
  const answer = (await (await send(url, init)).json()) as { readonly data: unknown };
  known.set(name ?? '', answer.data);
  return Response.json(answer);
});
beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const operations = (['v1', 'v2'] as const).flatMap((api) =>
  readManifest(api).operations.map((each) => ({ api, ...each })),
);
const readerOf = (name: string): Reader | undefined => readers.find(({ operation }) => operation === name);

const readAnswers: ReadAnswers = async (answers) => {
  const found: Dropped[] = [];
  for (const answer of answers) {
    const reader = readerOf(answer.operation);
    const operation = operations.find(({ name }) => name === answer.operation);
    if (!reader || !operation) continue;
    await reader.before?.(world);
    await outcomeOf(reader);
    const read = (data: unknown) => {
      given = { operation: answer.operation, data };
      return outcomeOf(reader);
    };
    const types = leafTypesOf(operation.text, operation.api);
    const dropped = await droppedValues(answer, { types, known: known.get(answer.operation), read });
    found.push(...dropped.map((each) => ({ operation: answer.operation, ...each })));
  }
  return found;
};

// `npm run contracts -- --probe` runs this one test, and reads what it leaves.
const answersFile = process.env.PROBED_ANSWERS;
if (answersFile) {
  it('reads for the command', async () => {
    const answers = JSON.parse(readFileSync(answersFile, 'utf8')) as Parameters<ReadAnswers>[0];
    writeFileSync(`${answersFile}.dropped`, JSON.stringify(await readAnswers(answers)));
  }, 300_000);
}

const example = path.resolve(__dirname, '../../contracts/check/probe/variables.harness.json');
/** Of one operation, so that the others are not asked. */
const ofSearch = path.join(mkdtempSync(path.join(tmpdir(), 'variables-')), 'search.json');
const search = 'useSearchResultsV2Query';
const { [search]: variablesOfSearch } = JSON.parse(readFileSync(example, 'utf8')) as Readonly<Record<string, unknown>>;
writeFileSync(ofSearch, JSON.stringify({ [search]: variablesOfSearch }));

async function probe(api: 'v1' | 'v2', variables: string, ...more: readonly string[]) {
  const endpoint = `${world.address}${endpointOf[api]}`;
  let [out, err] = ['', ''];
  const code = await main(['--api', api, '--probe', endpoint, '--variables', variables, '--pause', '0', ...more], {
    print: (text) => (out += text),
    complain: (text) => (err += text),
    folder: __dirname,
    readAnswers,
  });
  return { code, out, err };
}

const endpointOf = { v1: '/graphql', v2: '/booking/graphql' };

it.each(['v1', 'v2'] as const)(
  'holds what the harness answers as %s, and never sends a mutation',
  async (api) => {
    sent.length = 0;
    const { code, out, err } = await probe(api, example);
    expect(`${out}${err}`).toMatch(/Holds: \d+ asked, 0 with findings, \d+ not asked\.\n$/);
    expect(code).toBe(0);
    expect(sent.length).toBeGreaterThan(api === 'v1' ? 30 : 5);
    for (const text of sent) expect(text).toMatch(/^query /);
  },
  60_000,
);

/** One wrong value each: what the schema refuses, and what only a reader can. */
const damaged: readonly (readonly [what: string, Damage, found: readonly string[]])[] = [
  [
    'a value that no enumeration has',
    { operation: search, place: ['availability', 'hotels', 0, 'hotel', 'brand'], value: 'MARS' },
    ['availability.hotels[0].hotel.brand is "MARS", no value of Brand', 'useSearchResultsV2.ts: the site drops it'],
  ],
  [
    'a picture that no page may load',
    {
      operation: search,
      place: ['availability', 'hotels', 1, 'hotel', 'listingImage', 'url'],
      value: STRANGE_PICTURE,
    },
    [
      `availability.hotels[1].hotel.listingImage.url is "${STRANGE_PICTURE}", which the schema allows`,
      'useSearchResultsV2.ts: the site drops it',
    ],
  ],
  [
    'a null without which there is nothing to show',
    { operation: search, place: ['availability', 'hotels'], value: null },
    ['availability.hotels is null, and [HotelAvailability!]! never is', 'the site refuses the whole answer'],
  ],
];

it.each(damaged)(
  'names operation, place and who reads it of %s',
  async (_, wrong, found) => {
    damage = wrong;
    const { code, out } = await probe('v2', ofSearch);
    damage = null;
    expect(code).toBe(1);
    expect(out).toContain(`query ${wrong.operation}, asked by search-results`);
    for (const each of found) expect(out).toContain(each);
    expect(out).toContain(', 1 with findings,');
    expect(out.match(/→/g)).toHaveLength(1);
  },
  60_000,
);

it('sends a mutation only by its name', async () => {
  sent.length = 0;
  const { out } = await probe('v2', ofSearch, '--allow', 'useCancelBookingV2Mutation', '--json');
  const { version, operations: told } = JSON.parse(out) as {
    readonly version: number;
    readonly operations: readonly { readonly name: string; readonly kind: string; readonly skipped: string | null }[];
  };
  expect(version).toBe(1);
  expect(told.filter(({ kind }) => kind === 'mutation')).toEqual([
    expect.objectContaining({ name: 'useCancelBookingV2Mutation', skipped: 'no value for $input' }),
  ]);
  expect(await probe('v2', ofSearch, '--allow', 'useReservationV2Query')).toMatchObject({ code: 2 });
}, 60_000);

const lowest = 'useLowestPricesV2Query';
const ofLowest = path.join(path.dirname(ofSearch), 'lowest.json');
const { [lowest]: variablesOfLowest } = JSON.parse(readFileSync(example, 'utf8')) as Readonly<Record<string, unknown>>;
writeFileSync(ofLowest, JSON.stringify({ [search]: variablesOfSearch, [lowest]: variablesOfLowest }));

it.each([
  ['GRAPHQL_VALIDATION_FAILED', 'Not of this schema'],
  ['', 'Cannot query field "lowestPrices" on type "Query".'],
])(
  'leaves out what needs a feature that the server lacks: %s %s',
  async (code, message) => {
    refused = { [lowest]: { code, message } };
    const { code: exit, out } = await probe('v2', ofLowest);
    refused = {};
    expect(out).toContain(`${lowest}: the server lacks lowestPrices: ${message}`);
    expect(exit).toBe(0);
  },
  60_000,
);

it('finds fault with what needs a feature when the server fails', async () => {
  refused = { [lowest]: { code: 'INTERNAL_SERVER_ERROR', message: 'Unexpected error' } };
  const { code, out } = await probe('v2', ofLowest);
  refused = {};
  expect(out).toContain('is answered with an error: Unexpected error');
  expect(code).toBe(1);
}, 60_000);

it('ends with 2 when nothing could be asked: the token has ended, or the variables are of something else', async () => {
  refused = { '*': { code: 'AUTHORIZATION_EXPIRED', message: 'The token has ended' } };
  const ended = await probe('v2', example);
  refused = {};
  expect([ended.code, ended.out]).toEqual([2, '']);
  expect(ended.err).toContain(`${search}: needs a customer: give a --header`);
  const ofOther = await probe('v1', ofSearch);
  expect([ofOther.code, ofOther.out]).toEqual([2, '']);
  expect(ofOther.err).toContain('has variables for no operation of v1');
}, 60_000);

it('asks without optional fields only where the server lacks them', async () => {
  refused = { [search]: { code: 'INTERNAL_SERVER_ERROR', message: 'Unexpected error' } };
  sent.length = 0;
  const { code } = await probe('v2', ofSearch);
  refused = {};
  expect(code).toBe(1);
  expect(sent.filter((text) => text.includes(search))).toHaveLength(1);
}, 60_000);

it('ends with 2 without an answer', async () => {
  const { code, err } = await probe('v2', ofSearch, '--probe', 'http://localhost:9/');
  expect([code, err]).toEqual([2, expect.stringContaining('does not answer')]);
});
