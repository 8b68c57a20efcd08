import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse } from 'graphql';
import { pruneOperation } from './pruneOperation';
import { apis, root, schemaFile } from './model';
import type { Api, Manifest, Operation } from './model';
import { optionalUses } from './optional';
import { readCompiled } from './readCompiled';
import { readTolerant } from './readTolerant';
import { hashOf, textsOf } from './texts';

const schemaOf = (api: Api) => buildSchema(readFileSync(schemaFile(api), 'utf8'));

const namesIn = (names: readonly (string | null)[]): readonly string[] =>
  [...new Set(names)].filter((each): each is string => each !== null).sort();

/** Both manifests, from what the Relay compiler wrote. */
export function makeManifests(): ReadonlyMap<Api, Manifest> {
  const schemas = { v1: schemaOf('v1'), v2: schemaOf('v2') };
  const compiled = readCompiled().map((each) => {
    const document = parse(each.text, { noLocation: true });
    return { ...each, document, uses: optionalUses(document, schemas[each.api]) };
  });
  // A variable means the same feature in every operation, also where one API has its field in the contract.
  const features = new Map<string, string>();
  for (const { variable, feature } of compiled.flatMap(({ uses }) => uses)) {
    if (variable !== null && feature !== null) features.set(variable, feature);
  }
  const tolerant = readTolerant(path.join(root, 'tests/answers'));
  const operations = compiled.map(({ api, document, uses, ...each }) => {
    const conditions = namesIn(uses.map(({ variable }) => variable)).map((variable) => ({
      variable,
      feature: features.get(variable) ?? null,
    }));
    const bare = pruneOperation(document, () => false);
    const operation: Operation = {
      name: each.name,
      kind: each.kind,
      owner: each.owner,
      file: each.file,
      needs: namesIn(optionalUses(bare, schemas[api]).map(({ feature }) => feature)),
      conditions,
      readsUnknown: tolerant.has(each.name),
      text: each.text,
      hashes: Object.fromEntries([...textsOf(each.text, conditions)].map(([on, text]) => [on, hashOf(text)])),
    };
    return { api, operation };
  });
  return new Map(
    apis.map((api) => [
      api,
      {
        version: 1,
        api,
        operations: operations
          .flatMap((each) => (each.api === api ? each.operation : []))
          .sort((a, b) => (a.name < b.name ? -1 : 1)),
      },
    ]),
  );
}
