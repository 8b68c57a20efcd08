import { readFileSync } from 'node:fs';
import { buildSchema, parse } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { authorizationErrorCodes } from '../../world/apiCodes';
import { scenarios } from '../../scenarios/readScenarios';
import type { Scenario } from '../../scenarios/scenario';
import { apis, schemaFile } from '../manifest/model';
import type { Api } from '../manifest/model';
import { bookingExamples } from './bookingExamples';
import { customerExamples } from './customerExamples';
import type { Example } from './example';
import { fullOperations, operationNamed } from './operations';
import { outcomesByField } from './outcomes';
import { pathOf, post } from './post';
import type { Stage } from './stage';

/** In the order in which they are asked: what is removed or withdrawn comes late. */
export const examples: readonly Example[] = [...bookingExamples, ...customerExamples];

export const storedSchemas = Object.fromEntries(
  apis.map((api) => [api, buildSchema(readFileSync(schemaFile(api), 'utf8'))]),
) as Readonly<Record<Api, GraphQLSchema>>;

/** The text of each operation, and how its root fields may turn out. */
const known = new Map(
  fullOperations.map(({ api, name, text }) => {
    const document = parse(text);
    return [name, { document, outcomes: outcomesByField(document, storedSchemas[api]) }] as const;
  }),
);

/** The root fields that an operation asks. */
export const fieldsOf = (operation: string): readonly string[] => [...(known.get(operation)?.outcomes.keys() ?? [])];

/** What is asked where every answer is the same. */
const anyOf: Readonly<Record<Api, string>> = { v1: 'useSavedCardsQuery', v2: 'useFindReservationV2Query' };

/** The examples that show a scenario. */
export const examplesOf = ({ asks }: Scenario): readonly Example[] =>
  examples.filter(({ operation }) => {
    const { api } = operationNamed(operation);
    const asked = asks[api];
    if (asked === 'every') return operation === anyOf[api];
    return fieldsOf(operation).some((field) => asked.includes(field));
  });

/** The codes that a scenario answers; a guest who is not signed in may get none. */
const codesOf = ({ twist = {} }: Scenario): readonly string[] =>
  twist.authorization ? [] : [...JSON.stringify(twist).matchAll(/:"([A-Z_]+)"/g)].map(([, code = '']) => code);

const hasCode = (outcomes: readonly string[], codes: readonly string[]): boolean =>
  codes.some((code) => outcomes.some((each) => each.endsWith(`.${code}`)));

/** How a root field of an API turned out: `v2.availability AvailabilityFailure`. */
export const outcomeName = (api: Api, field: string, outcome: string): string => `${api}.${field} ${outcome}`;

/** Asks an example in a scenario, and says how it turned out. */
export async function turnsOut(stage: Stage, example: Example, scenario: string | null): Promise<readonly string[]> {
  const { api, text } = operationNamed(example.operation);
  const document = known.get(example.operation)?.document ?? parse(text);
  const headers = {
    ...(example.customer === undefined ? {} : await stage.signIn(example.customer)),
    ...(scenario === null ? {} : { 'x-scenario': scenario }),
  };
  const { body } = await post(stage.address + pathOf[api], text, example.variables(stage), headers);
  const errors = (body?.errors ?? []).map(({ extensions }) => outcomeName(api, 'every', `error ${extensions?.code}`));
  if (!body?.data) return errors;
  return [...outcomesByField(document, storedSchemas[api], body.data)].flatMap(([field, outcomes]) =>
    [...outcomes].map((outcome) => outcomeName(api, field, outcome)),
  );
}

/** Every outcome that the site's operations can have. */
export const allOutcomes: readonly string[] = [
  ...new Set([
    ...fullOperations.flatMap(({ api, name }) =>
      [...(known.get(name)?.outcomes ?? [])].flatMap(([field, outcomes]) =>
        [...outcomes].map((outcome) => outcomeName(api, field, outcome)),
      ),
    ),
    ...apis.flatMap((api) => authorizationErrorCodes.map((code) => outcomeName(api, 'every', `error ${code}`))),
  ]),
].sort();

/** What the harness really answered. */
export interface Observed {
  /** By scenario, what its examples were answered that they are not without it. */
  readonly inScenarios: ReadonlyMap<string, readonly string[]>;
  /** By outcome, the example that is answered so without a scenario. */
  readonly without: ReadonlyMap<string, Example>;
}

/** Asks every example in every scenario that changes its answer, and then without one. */
export async function observe(stage: Stage): Promise<Observed> {
  const met: { readonly scenario: string; readonly example: Example; readonly outcomes: readonly string[] }[] = [];
  for (const scenario of scenarios.filter(({ fault }) => !fault)) {
    const codes = codesOf(scenario);
    const told = new Set<string>();
    for (const example of examplesOf(scenario)) {
      const { operation } = example;
      const possible = [...(known.get(operation)?.outcomes.values() ?? [])].flatMap((each) => [...each]);
      const fields = fieldsOf(operation).map((field) => `${operationNamed(operation).api}.${field}`);
      // A code that the operation does not ask for, or that another one has shown of the same fields.
      if (codes.length > 0 && (!hasCode(possible, codes) || fields.every((each) => told.has(each)))) continue;
      const outcomes = await turnsOut(stage, example, scenario.name);
      if (hasCode(outcomes, codes)) fields.forEach((each) => told.add(each));
      met.push({ scenario: scenario.name, example, outcomes });
    }
  }
  const plain = new Map<Example, readonly string[]>();
  for (const example of examples) plain.set(example, await turnsOut(stage, example, null));
  const inScenarios = new Map<string, string[]>();
  for (const { scenario, example, outcomes } of met) {
    const news = outcomes.filter((each) => !plain.get(example)?.includes(each));
    inScenarios.set(scenario, [...new Set([...(inScenarios.get(scenario) ?? []), ...news])].sort());
  }
  const without = new Map<string, Example>();
  for (const [example, outcomes] of plain)
    for (const each of outcomes) if (!without.has(each)) without.set(each, example);
  return { inScenarios, without };
}
