/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { request as sendRaw } from 'node:http';
import path from 'node:path';
import { parse } from 'graphql';
import { MAX_DEPTH, MAX_FIELDS, MAX_ROOT_FIELDS, sizesIn } from './queryLimits';
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
  const codeOf = async (answer: Promise<Response>) => {
    const { errors } = (await (await answer).json()) as {
      errors?: readonly { extensions?: { code?: string } }[];
    };
    return errors?.[0]?.extensions?.code ?? null;
  };
  const expectRunning = async () => {
    const answers = await Promise.all(repeated(5, () => '{ __typename }').map(query));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await search(world)).__typename).toBe('Availability');
  };

  it.each([
    ['200 levels', introspection(200)],
    ['2,000 names for one question', `{ ${repeated(2000, (i) => `a${i}: __typename`).join(' ')} }`],
    [
      'fragments that multiply',
      `${repeated(30, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`).join(' ')}
       fragment f30 on Query { __typename } { ...f0 }`,
    ],
    ['a fragment within itself', 'fragment f on Query { ...f } { ...f }'],
  ])('rejects an operation with %s, and keeps running', async (_what, text) => {
    expect(await codeOf(query(text))).toBe('OPERATION_TOO_LARGE');
    await expectRunning();
  });

  it('answers a body of 5 MB with 413, with and without a length, and keeps running', async () => {
    const large = JSON.stringify({ query: `{ __typename }${' '.repeat(5_000_000)}` });
    expect((await post(large)).status).toBe(413);
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

it('allows at least twice the size of every operation of the site', () => {
  const folder = path.resolve(__dirname, '../../src');
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(Query|Mutation)\.graphql\.ts$/.test(file))
    .flatMap((file) => {
      type Artifact = { readonly default: { readonly params: { readonly text: unknown } } };
      const { text } = jest.requireActual<Artifact>(path.join(folder, file)).default.params;
      return sizesIn(parse(String(text))).map((size) => ({ file, ...size }));
    });
  expect(sizes.length).toBeGreaterThan(20);
  expect(
    sizes.filter(
      ({ depth, fields, roots }) => depth > MAX_DEPTH / 2 || fields > MAX_FIELDS / 2 || roots > MAX_ROOT_FIELDS / 2,
    ),
  ).toEqual([]);
});
