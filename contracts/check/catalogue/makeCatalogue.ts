import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { scenarios } from '../../scenarios/readScenarios';
import { root } from '../manifest/model';
import type { Api } from '../manifest/model';
import { allOutcomes, examples, examplesOf, observe } from './observe';
import { whyNever } from './neverAnswered';
import { operationNamed } from './operations';
import { startStage } from './stage';

export interface CatalogueExample {
  readonly api: Api;
  readonly operation: string;
  readonly given: string | null;
  readonly customer: string | null;
  readonly variables: object;
}

/** `contracts/catalogue.json`: what a harness can be asked to answer, by the name of a header. */
export interface Catalogue {
  readonly version: 1;
  readonly scenarios: readonly {
    readonly name: string;
    readonly given: string;
    readonly when: string;
    readonly then: string;
    /** The operations of the site that show it, by API. */
    readonly operations: Readonly<Record<Api, readonly string[]>>;
    /** What those are answered, that they are not without it: `v2.availability SearchFailureCode.PRIOR_STAY`. */
    readonly answers: readonly string[];
  }[];
  /** How each operation is asked; numbers, hashes and keys are those of a harness that `--compare` starts. */
  readonly examples: readonly CatalogueExample[];
  /** What is answered without a scenario, and by which operation. */
  readonly withoutScenario: readonly {
    readonly answer: string;
    readonly operation: string;
    readonly given: string | null;
  }[];
  /** What the schemas allow and no API answers. */
  readonly never: readonly { readonly answer: string; readonly why: string }[];
}

const catalogueFile = path.join(root, 'contracts/catalogue.json');

export const readCatalogue = (): Catalogue => JSON.parse(readFileSync(catalogueFile, 'utf8')) as Catalogue;

/** Asks a harness of its own for everything. */
export async function makeCatalogue(): Promise<Catalogue> {
  const stage = await startStage();
  try {
    const { inScenarios, without } = await observe(stage);
    const answered = new Set([...inScenarios.values()].flat());
    return {
      version: 1,
      scenarios: scenarios.map((scenario) => {
        const { name, given, when, then } = scenario;
        const shownBy = [...new Set(examplesOf(scenario).map(({ operation }) => operation))];
        const ofApi = (api: Api) => shownBy.filter((each) => operationNamed(each).api === api);
        const operations = { v1: ofApi('v1'), v2: ofApi('v2') };
        return { name, given, when, then, operations, answers: inScenarios.get(name) ?? [] };
      }),
      examples: examples.map(({ operation, given = null, customer = null, variables }) => {
        const { api } = operationNamed(operation);
        return { api, operation, given, customer, variables: variables(stage) };
      }),
      withoutScenario: [...without]
        .filter(([answer]) => !answered.has(answer))
        .map(([answer, { operation, given = null }]) => ({ answer, operation, given }))
        .sort((a, b) => (a.answer < b.answer ? -1 : 1)),
      never: allOutcomes.flatMap((answer) => {
        const why = whyNever(answer);
        return why === null ? [] : { answer, why };
      }),
    };
  } finally {
    await stage.close();
  }
}

/** The outcomes that the schemas allow and nothing in the catalogue shows. */
export function missingIn({ scenarios: known, withoutScenario, never }: Catalogue): readonly string[] {
  const covered = new Set([
    ...known.flatMap(({ answers }) => answers),
    ...[...withoutScenario, ...never].map(({ answer }) => answer),
  ]);
  return allOutcomes.filter((each) => !covered.has(each));
}

/** Its text, with a line for each entry. */
const linesOf = (catalogue: Catalogue): string =>
  `{\n${Object.entries(catalogue)
    .map(([name, value]: [string, unknown]) =>
      Array.isArray(value)
        ? `"${name}": [\n${value.map((each) => JSON.stringify(each)).join(',\n')}\n]`
        : `"${name}": ${JSON.stringify(value)}`,
    )
    .join(',\n')}\n}\n`;

/** Writes the catalogue, and returns the file. */
export async function writeCatalogue(): Promise<string> {
  writeFileSync(catalogueFile, linesOf(await makeCatalogue()));
  return catalogueFile;
}
