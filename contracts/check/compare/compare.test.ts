/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema, parse } from 'graphql';
import { startStage } from '../catalogue/stage';
import type { Stage } from '../catalogue/stage';
import { main } from '../main';
import { differencesOf, shapesOf } from './shapes';

let theirs: Stage;
/** What a server of somebody else makes of the answers of a harness. */
let damage = (text: string): string => text;
const asked: string[] = [];
const proxy = createServer((request, response) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    asked.push(/(?:query|mutation) (\w+)/.exec(body)?.[1] ?? '');
    const headers = { 'content-type': 'application/json', 'x-scenario': String(request.headers['x-scenario'] ?? '') };
    const answer = await fetch(theirs.address + request.url, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(damage(await answer.text()));
  })();
});
beforeAll(async () => {
  theirs = await startStage();
  await new Promise<void>((done) => proxy.listen(0, done));
});
afterAll(async () => {
  await new Promise((done) => proxy.close(done));
  await theirs.close();
});
beforeEach(() => {
  damage = (text) => text;
  asked.length = 0;
});

/** Compares the damaged server, which is in the scenario of its own. */
async function compared(scenario: string, ...more: readonly string[]) {
  let [out, err] = ['', ''];
  const url = `http://localhost:${(proxy.address() as AddressInfo).port}/booking/graphql`;
  const args = [
    '--compare',
    url,
    '--api',
    'v2',
    '--scenario',
    scenario,
    '--header',
    `x-scenario: ${scenario}`,
    ...more,
  ];
  const terminal = { print: (text: string) => (out += text), complain: (text: string) => (err += text), folder: '/' };
  return { code: await main(args, terminal), out, err };
}

jest.setTimeout(60_000);

it('finds the same shape in other values', async () => {
  damage = (text) => text.replaceAll('Sarastus', 'Other').replace(/"value":"?\d[\d.]*"?/g, '"value":"1.5"');
  const { code, out } = await compared('price-change');
  expect(out).toContain('useHotelOffersV2Query: the same shape');
  expect(code).toBe(0);
});

it.each([
  [
    'another code',
    'search-prior-stay',
    'PRIOR_STAY',
    'UNDEFINED',
    'availability.code is UNDEFINED, in the harness PRIOR_STAY',
  ],
  [
    'another member',
    'booking-not-found',
    'BookingNotFound',
    'HotelReservation',
    'getBooking is HotelReservation, in the harness BookingNotFound',
  ],
  [
    'null',
    'sold-out',
    '"nearestDates":[',
    '"nearestDates":null,"other":[',
    'nearestDates is null, in the harness a list',
  ],
  [
    'another type',
    'sold-out',
    '"available":false',
    '"available":"no"',
    'available is a string, in the harness a boolean',
  ],
])('finds %s', async (_what, scenario, from, to, line) => {
  damage = (text) => text.replaceAll(from, to);
  const { code, out } = await compared(scenario);
  expect(out).toContain(line);
  expect(code).toBe(1);
});

it('sends a mutation only where it is allowed by name', async () => {
  const refused = await compared('room-not-available');
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--allow useBookStayV2Mutation')]);
  expect(asked).toEqual([]);
  const { code, out } = await compared('room-not-available', '--allow', 'useBookStayV2Mutation');
  expect(out).toContain('useBookStayV2Mutation: the same shape');
  expect([code, asked]).toEqual([0, ['useBookStayV2Mutation']]);
});

it('cannot tell of an unknown scenario, of a fault, and of a server that gives no answer', async () => {
  expect(await compared('prise-change')).toMatchObject({ code: 2, err: expect.stringContaining('catalogue.json') });
  expect(await compared('slow')).toMatchObject({ code: 2 });
  damage = () => '<html>';
  expect(await compared('sold-out')).toMatchObject({ code: 2, err: expect.stringContaining('no GraphQL answer') });
});

it('tells nothing of what is below an empty list', () => {
  const schema = buildSchema('type Query { all: [Thing!]! } type Thing { name: String }');
  const shapes = (data: object) => shapesOf(parse('{ all { name } }'), schema, { data });
  expect(differencesOf(shapes({ all: [{ name: 'a' }] }), shapes({ all: [] }))).toEqual([]);
  expect(differencesOf(shapes({ all: [{ name: 'a' }] }), shapes({ all: [{}] }))).toEqual([
    { place: 'all.name', expected: ['a string'], found: ['nothing'] },
  ]);
});
