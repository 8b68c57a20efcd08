/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import path from 'node:path';
import { compactText } from './compactText';
import { makeManifests } from './makeManifest';
import { apis, readManifest, root, schemaFile } from './model';
import { textsOf } from './texts';

const operations = apis.flatMap((api) => readManifest(api).operations.map((each) => ({ ...each, api })));

it('has every operation as it is compiled now (else: npm run relay, npm run contracts -- --write)', () => {
  const made = makeManifests();
  for (const api of apis) expect(readManifest(api)).toEqual(made.get(api));
});

it('knows what each variable switches as the site does', () => {
  const written = readFileSync(path.join(root, 'src/api/optionalFields.ts'), 'utf8');
  const pairs = [...written.matchAll(/^ {2}(with\w+): '(\w+)',$/gm)].map(([, variable = '', feature = '']) => [
    variable,
    feature,
  ]);
  expect(pairs.length).toBeGreaterThan(10);
  // The site asks for the withdrawal of a card by the feature itself, and for extra services by the step of booking.
  const known = new Map<string, string | null>([
    ...pairs.map(([variable = '', feature = '']) => [variable, feature] as const),
    ['withWithdrawal', 'cardWithdrawal'],
    ['withExtras', null],
  ]);
  const conditions = operations.flatMap((each) => each.conditions);
  expect(conditions.length).toBeGreaterThan(50);
  for (const { variable, feature } of conditions) expect([variable, feature]).toEqual([variable, known.get(variable)]);
});

it('writes texts as the compiler does', () => {
  for (const { text } of operations) expect(compactText(parse(text))).toBe(text.replace(/\n\s+/g, ','));
});

it('sends texts without directives that a server understands', () => {
  const schemas = { v1: schema('v1'), v2: schema('v2') };
  for (const { api, text, conditions, hashes } of operations) {
    const texts = textsOf(text, conditions);
    expect([...texts.keys()]).toEqual(Object.keys(hashes));
    for (const each of new Set([...texts.values()].filter((_, at, all) => at < 4 || at > all.length - 4))) {
      expect(each).not.toContain('@include');
      expect(validate(schemas[api], parse(each))).toEqual([]);
    }
  }
});

const schema = (api: (typeof apis)[number]) => buildSchema(readFileSync(schemaFile(api), 'utf8'));
