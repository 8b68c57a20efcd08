import path from 'node:path';
import * as v from 'valibot';
import { readAudit } from './audit';
import { forGuests, isAllowed, refusedLicences } from './licences';
import { readLock, readLockFile } from './lockFile';
import { bomOf } from './sbom';

const lock = readLockFile(path.resolve(__dirname, '../../package-lock.json'));

/** Some of what every export ships. */
const isShipped = (name: string) => ['react', 'react-dom', 'valibot', '@sentry/core'].includes(name);

const made = (madeAt = new Date('2026-11-26T09:00:00Z')) =>
  bomOf({ name: 'sarastus', version: '0.1.0', licence: 'MIT', release: 'r1', ...lock, isShipped, madeAt });

/** What CycloneDX 1.6 asks of a list of packages. */
const text = v.pipe(v.string(), v.nonEmpty());
const purl = v.pipe(v.string(), v.regex(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d[\w.+-]*$/));
const licences = v.union([
  v.array(v.strictObject({ license: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[\w.+-]+$/)) }) })),
  v.strictTuple([v.strictObject({ expression: v.pipe(v.string(), v.regex(/ (OR|AND) /)) })]),
]);
const lengths: Readonly<Record<string, number>> = { 'SHA-1': 40, 'SHA-256': 64, 'SHA-512': 128 };
const hash = v.pipe(
  v.strictObject({ alg: v.picklist(Object.keys(lengths)), content: v.pipe(v.string(), v.regex(/^[0-9a-f]+$/)) }),
  v.check(({ alg, content }) => content.length === lengths[alg]),
);
const component = v.strictObject({
  type: v.literal('library'),
  'bom-ref': purl,
  group: v.optional(text),
  name: text,
  version: text,
  scope: v.picklist(['required', 'optional', 'excluded']),
  licenses: licences,
  purl,
  hashes: v.optional(v.pipe(v.array(hash), v.nonEmpty())),
});
const bomShape = v.strictObject({
  $schema: v.literal('http://cyclonedx.org/schema/bom-1.6.schema.json'),
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.literal('1.6'),
  serialNumber: v.pipe(v.string(), v.regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  metadata: v.strictObject({
    timestamp: v.pipe(v.string(), v.isoTimestamp()),
    lifecycles: v.array(v.strictObject({ phase: v.literal('build') })),
    component: v.strictObject({
      type: v.literal('application'),
      'bom-ref': purl,
      name: text,
      version: text,
      licenses: licences,
      purl,
      properties: v.array(v.strictObject({ name: text, value: v.string() })),
    }),
  }),
  components: v.array(component),
  dependencies: v.array(v.strictObject({ ref: purl, dependsOn: v.array(purl) })),
});

describe('the bill of materials', () => {
  it('is one of CycloneDX 1.6, whose references all lead to a component, once', () => {
    const bom = v.parse(bomShape, JSON.parse(JSON.stringify(made())));
    const refs = [bom.metadata.component['bom-ref'], ...bom.components.map((each) => each['bom-ref'])];
    expect(new Set(refs).size).toBe(refs.length);
    expect(bom.dependencies.map(({ ref }) => ref)).toEqual(refs);
    const used = new Set(bom.dependencies.flatMap(({ dependsOn }) => dependsOn));
    expect([...used].filter((ref) => !refs.includes(ref))).toEqual([]);
    // Nothing is installed that nothing asks for.
    expect(refs.slice(1).filter((ref) => !used.has(ref))).toEqual([]);
  });

  it('has what a guest gets with its digest, and the rest as what only builds it', () => {
    const { components } = made();
    expect(components).toHaveLength(lock.packages.size);
    const required = components.filter(({ scope }) => scope === 'required');
    expect(new Set(required.map(({ purl: at }) => at.replace(/@[^@]*$/, '')))).toEqual(
      new Set(['react', 'react-dom', 'valibot', '%40sentry/core'].map((name) => `pkg:npm/${name}`)),
    );
    expect(required.filter((each) => !('hashes' in each))).toEqual([]);
    expect(components.find(({ name }) => name === 'jest')).toMatchObject({ scope: 'excluded' });
  });

  it('differs in its time only when it is made again', () => {
    const [first, second] = [made(), made(new Date('2026-12-01T10:00:00Z'))];
    expect(second.metadata.timestamp).toBe('2026-12-01T10:00:00Z');
    expect({ ...second, metadata: first.metadata }).toEqual(first);
  });
});

it('reads where a package is installed twice, and which one another gets', () => {
  const { packages, asked } = readLock(
    JSON.stringify({
      packages: {
        '': { version: '1.0.0', dependencies: { a: '1' }, devDependencies: { b: '2' } },
        'node_modules/a': {
          version: '1.0.0',
          license: 'MIT',
          integrity: 'sha1-AAAA',
          dependencies: { b: '1', '@c/d': '1' },
        },
        'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { '@c/d': '1' } },
        'node_modules/b': { version: '2.0.0' },
        'node_modules/@c/d': { version: '1.0.0', optionalDependencies: { absent: '1' } },
      },
    }),
  );
  expect(asked).toEqual(['a@1.0.0', 'b@2.0.0']);
  expect(packages.get('a@1.0.0')).toEqual({
    name: 'a',
    version: '1.0.0',
    licence: 'MIT',
    integrity: 'sha1-AAAA',
    uses: ['@c/d@1.0.0', 'b@1.0.0'],
  });
  expect(packages.get('b@1.0.0')?.uses).toEqual(['@c/d@1.0.0']);
  expect(packages.get('@c/d@1.0.0')).toMatchObject({ name: '@c/d', uses: [] });
});

describe('licences', () => {
  it('of every locked package are on the lists', () => {
    expect(refusedLicences(lock.packages.values(), isShipped)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['GPL-3.0-only', false],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['(GPL-3.0-only OR (ISC AND MIT)) AND Apache-2.0', true],
    ['(GPL-3.0-only OR MIT) AND LGPL-3.0-or-later', false],
    ['', false],
  ])('%s: %s for guests', (expression, isFine) => {
    expect(isAllowed(expression, forGuests)).toBe(isFine);
  });

  it('that only building may have are refused in what a guest gets, as is none at all', () => {
    const one = { name: 'one', version: '1.0.0', licence: 'MPL-2.0', integrity: null, uses: [] };
    expect(refusedLicences([one], () => false)).toEqual([]);
    expect(refusedLicences([one], () => true)).toEqual(['one@1.0.0: MPL-2.0']);
    expect(refusedLicences([{ ...one, licence: null }], () => false)).toEqual(['one@1.0.0: no licence']);
  });
});

describe('known vulnerabilities', () => {
  it('are told, and stop a release from high on', () => {
    const answer = (severity: string) => ({
      name: 'one',
      severity,
      range: '<1.2.0',
      fixAvailable: severity === 'high',
    });
    expect(readAudit(JSON.stringify({ vulnerabilities: { one: answer('high'), two: answer('moderate') } }))).toEqual([
      { line: 'high: one <1.2.0, mended in a newer version', isSerious: true },
      { line: 'moderate: one <1.2.0', isSerious: false },
    ]);
    expect(readAudit('{"vulnerabilities":{}}')).toEqual([]);
  });

  it.each(['', '{"error":{"code":"ENOTFOUND"}}', '{"message":"request failed"}'])(
    'are not known where no registry answers: %s',
    (text) => expect(readAudit(text)).toBeNull(),
  );
});
