/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { main } from './main';
import { schemaFile } from './manifest/model';

const folder = mkdtempSync(path.join(tmpdir(), 'contracts-'));
const stored = readFileSync(schemaFile('v2'), 'utf8');
writeFileSync(path.join(folder, 'same.graphql'), stored);
writeFileSync(path.join(folder, 'same.json'), JSON.stringify(introspectionFromSchema(buildSchema(stored))));
writeFileSync(path.join(folder, 'broken.graphql'), stored.replace('checkOutTime: LocalTime', 'leaveTime: LocalTime'));
writeFileSync(path.join(folder, 'page.html'), '<html>');

async function contracts(...args: readonly string[]) {
  let [out, err] = ['', ''];
  const code = await main(args, { print: (text) => (out += text), complain: (text) => (err += text), folder });
  return { code, out, err };
}

/** Whether a value is as a JSON Schema says, of the words that ours uses. */
function fits(value: unknown, schema: Record<string, unknown>, defs: Record<string, Record<string, unknown>>): boolean {
  const target = schema.$ref ? defs[String(schema.$ref).replace('#/$defs/', '')] : schema;
  if (!target) return false;
  if ('const' in target) return value === target.const;
  if (Array.isArray(target.enum)) return target.enum.includes(value);
  if (target.type === 'array') {
    return Array.isArray(value) && value.every((each) => fits(each, target.items as typeof schema, defs));
  }
  if (target.type !== 'object') return typeof value === target.type;
  const fields = value as Record<string, unknown>;
  const known = target.properties as Record<string, typeof schema>;
  return (
    (target.required as string[]).every((name) => name in fields) &&
    Object.entries(fields).every(([name, each]) => known[name] !== undefined && fits(each, known[name], defs))
  );
}

it('honours the stored schema, as SDL and as an introspection', async () => {
  for (const file of ['same.graphql', 'same.json']) {
    const { code, out } = await contracts('--api', 'v2', '--schema', file);
    expect(out).toContain('0 broken');
    expect(code).toBe(0);
  }
});

it('names the operation, its owner, its file, the place and the smallest change back', async () => {
  const { code, out } = await contracts('--api', 'v2', '--schema', 'broken.graphql');
  expect(code).toBe(1);
  expect(out).toContain('query useSearchResultsV2Query, asked by search-results (src/features/search-results/');
  expect(out).toContain('Hotel.checkOutTime is gone (at availability.hotels.hotel.checkOutTime).');
  expect(out).toContain('→ Keep Hotel.checkOutTime: LocalTime');
});

it('counts an operation that is broken by one change and at risk by another in both sums', async () => {
  const both = stored
    .replace('checkOutTime: LocalTime', 'leaveTime: LocalTime')
    .replace('enum Brand {', 'enum Brand { MARS');
  writeFileSync(path.join(folder, 'both.graphql'), both);
  const { out } = await contracts('--api', 'v2', '--schema', 'both.graphql');
  const [, broken, atRisk] = /(\d+) broken, (\d+) at risk/.exec(out) ?? [];
  expect(Number(broken)).toBeGreaterThan(0);
  expect(Number(atRisk)).toBeGreaterThan(0);
});

it('prints JSON as its schema says, annotations, and JUnit', async () => {
  const of = (format: string) => contracts('--api', 'v2', '--schema', 'broken.graphql', format);
  const described = JSON.parse(readFileSync(path.join(__dirname, 'report/report.schema.json'), 'utf8'));
  const report: unknown = JSON.parse((await of('--json')).out);
  expect(fits(report, described, described.$defs)).toBe(true);
  expect(fits({ ...(report as object), version: 2 }, described, described.$defs)).toBe(false);
  expect((await of('--github')).out).toMatch(/^::error title=ReservationListV2Query \(reservation-list\) broken::/);
  expect((await of('--junit')).out).toContain('<failure message="broken">');
});

it('says what it needs, and ends with 2 when it cannot tell', async () => {
  expect(await contracts('--schema', 'same.graphql')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--api v1'),
  });
  expect(await contracts('--api', 'v2')).toMatchObject({ code: 2, err: expect.stringContaining('--schema FILE') });
  expect(await contracts('--api', 'v2', '--schema', 'none')).toMatchObject({ code: 2 });
  expect(await contracts('--api', 'v2', '--schema', 'page.html')).toMatchObject({ code: 2 });
  expect(await contracts('--hepl')).toMatchObject({ code: 2, err: expect.stringContaining('--help') });
  expect(await contracts('--help')).toMatchObject({ code: 0, out: expect.stringContaining('Exit codes') });
});

it('asks a server with the given headers, and names --schema when that refuses', async () => {
  const server = createServer((request, response) => {
    const isAllowed = request.headers['x-key'] === 'open';
    const data = isAllowed ? introspectionFromSchema(buildSchema(stored)) : null;
    response.statusCode = isAllowed ? 200 : 403;
    response.end(JSON.stringify({ data, errors: isAllowed ? undefined : [{ message: 'Introspection is off' }] }));
  }).listen(0);
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  expect(await contracts('--api', 'v2', '--endpoint', url, '--header', 'X-Key: open')).toMatchObject({ code: 0 });
  const { code, err } = await contracts('--api', 'v2', '--endpoint', url);
  expect([code, err]).toEqual([
    2,
    expect.stringMatching(/refuses introspection \(HTTP 403: Introspection is off\).*--schema/),
  ]);
  await new Promise((done) => server.close(done));
  expect(await contracts('--api', 'v2', '--endpoint', url)).toMatchObject({ code: 2 });
});
