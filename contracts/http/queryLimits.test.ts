/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { request as sendRaw } from 'node:http';
import path from 'node:path';
import { Lexer, parse, Source, TokenKind } from 'graphql';
import { queryLimits, sizesIn } from './queryLimits';
import { search } from './testGuest';
import { testWorld } from './testWorld';

const repeated = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, i) => line(i));
const introspection = (depth: number) =>
  `{ __schema { types { fields { type ${'{ ofType '.repeat(depth)}{ name }${' }'.repeat(depth)} } } } }`;

describe.each(['/graphql', '/booking/graphql'])('the endpoint %s', (endpoint) => {
  const world = testWorld();

  const post = (body: string, type = 'application/json') =>
    fetch(world.address + endpoint, { method: 'POST', headers: { 'content-type': type }, body });
  const query = (text: string) => post(JSON.stringify({ query: text }));
  const errorOf = async (answer: Promise<Response>) => {
    const { errors } = (await (await answer).json()) as {
      errors?: readonly { readonly message: string; readonly extensions?: { readonly code?: string } }[];
    };
    return errors?.[0];
  };
  const expectRunning = async () => {
    const answers = await Promise.all(repeated(5, () => '{ __typename }').map(query));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await search(world)).__typename).toBe('Availability');
  };

  it.each([
    ['200 levels', introspection(200), '18 levels'],
    ['20,000 levels that are never closed', '{a'.repeat(20_000), '2000 tokens'],
    ['20,000 lists within each other', `{ __type(name: ${'['.repeat(20_000)}) }`, '(18 levels|2000 tokens)'],
    ['400,000 fields', `{ ${'a '.repeat(400_000)} }`, '2000 tokens'],
    ['1,200 fields in one selection', `{ __schema { ${'description '.repeat(1200)} } }`, '1000 fields'],
    ['400 names for one question', `{ ${repeated(400, (i) => `a${i}: __typename`).join(' ')} }`, '20 questions'],
    [
      '60 names for one field further down',
      `{ __schema { ${repeated(60, (i) => `a${i}: description`).join(' ')} } }`,
      '50 aliases',
    ],
    [
      'fragments that multiply',
      `${repeated(30, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')}
       fragment f30 on Query { __typename } { ...f0 }`,
      '1000 fields',
    ],
    ['a fragment within itself', 'fragment f on Query { ...f } { ...f }', '18 levels'],
  ])('rejects an operation with %s, says the limit, and keeps running', async (_what, text, limit) => {
    expect(await errorOf(query(text))).toMatchObject({
      message: expect.stringMatching(`^An operation has at most ${limit}$`) as unknown,
      extensions: { code: 'OPERATION_TOO_LARGE' },
    });
    await expectRunning();
  });

  it.each([
    [
      'two operations in a list',
      '[{"query":"{ __typename }"},{"query":"{ __typename }"}]',
      'BATCH_REFUSED',
      /at most 1/,
    ],
    ['an empty list', '[]', 'BATCH_REFUSED', /at most 1/],
    ['half of an object', '{"query": "{ __typ', 'BAD_REQUEST', /not JSON$/],
    ['a number', '7', 'BAD_REQUEST', /not a JSON object/],
    ['nothing', '', 'BAD_REQUEST', /not JSON$/],
  ])('answers %s with 400 and the reason', async (_what, body, code, message) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await errorOf(Promise.resolve(response))).toEqual({
      message: expect.stringMatching(message) as unknown,
      extensions: { code },
    });
  });

  it('answers a body of 5 MB with 413, with and without a length, and keeps running', async () => {
    const large = JSON.stringify({ query: `{ __typename }${' '.repeat(5_000_000)}` });
    const refused = await post(large);
    expect([refused.status, await refused.text()]).toEqual([413, 'A request has at most 1000000 bytes.\n']);
    await expectRunning();
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const sent = sendRaw(world.address + endpoint, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sent.on('error', reject);
      sent.end(large);
    });
    expect(status).toBe(413);
    await expectRunning();
  });

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x', ''])(
    'takes no operation as %j, which a form on another site can send',
    async (type) => {
      const body = type.includes('urlencoded') ? 'query=%7B__typename%7D' : '{"query":"{ __typename }"}';
      expect((await post(body, type)).status).toBe(415);
      await expectRunning();
    },
  );

  it('rejects an operation in an address', async () => {
    const response = await fetch(`${world.address}${endpoint}?query=%7B__typename%7D`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('accepts JSON with a charset', async () => {
    expect((await post('{"query":"{ __typename }"}', 'application/json; charset=utf-8')).status).toBe(200);
  });
});

const tokensIn = (text: string): number => {
  const lexer = new Lexer(new Source(text));
  let count = 0;
  while (lexer.advance().kind !== TokenKind.EOF) count += 1;
  return count;
};

it('allows at least twice the size of every operation of the site', () => {
  const folder = path.resolve(__dirname, '../../src');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(Query|Mutation)\.graphql\.ts$/.test(file))
    .flatMap((file) => {
      type Artifact = { readonly default: { readonly params: { readonly text: unknown } } };
      const text = String(jest.requireActual<Artifact>(path.join(folder, file)).default.params.text);
      return sizesIn(parse(text)).map((size) => ({ file, size: { ...size, tokens: tokensIn(text) } }));
    });
  expect(sizes.length).toBeGreaterThan(20);
  const measures = Object.entries(queryLimits) as [keyof typeof queryLimits, number][];
  expect(sizes.filter(({ size }) => measures.some(([measure, limit]) => size[measure] > limit / 2))).toEqual([]);
});
