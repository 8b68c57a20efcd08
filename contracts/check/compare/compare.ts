import { parse } from 'graphql';
import { scenarios } from '../../scenarios/readScenarios';
import type { Example } from '../catalogue/example';
import { examplesOf, storedSchemas } from '../catalogue/observe';
import { operationNamed } from '../catalogue/operations';
import { pathOf, post } from '../catalogue/post';
import type { Answer, Headers } from '../catalogue/post';
import { startStage } from '../catalogue/stage';
import { CannotTell } from '../options';
import type { Comparison } from '../options';
import { differencesOf, shapesOf } from './shapes';
import type { Difference } from './shapes';

interface Compared {
  readonly operation: string;
  /** Null where the operation was not asked. */
  readonly differences: readonly Difference[] | null;
}

function examplesIn({ api, scenario: name }: Comparison): readonly Example[] {
  const scenario = scenarios.find((each) => each.name === name);
  if (!scenario) throw new CannotTell(`No scenario is called ${name}: contracts/catalogue.json lists all.`);
  if (scenario.fault) throw new CannotTell(`${name} breaks the answer itself, which has no shape then.`);
  const found = examplesOf(scenario).filter(({ operation }) => operationNamed(operation).api === api);
  if (found.length === 0) throw new CannotTell(`${name} is shown by no operation of ${api}.`);
  return found.filter(({ operation }, at) => found.findIndex((each) => each.operation === operation) === at);
}

async function answerOf(url: string, ...asked: [text: string, variables: object, headers: Headers]) {
  let answer: Answer;
  try {
    answer = await post(url, ...asked);
  } catch (error) {
    throw new CannotTell(`${url} does not answer: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof answer.body !== 'object' || answer.body === null || !('data' in answer.body || answer.body.errors))
    throw new CannotTell(`${url} answers HTTP ${answer.status} with no GraphQL answer.`);
  return answer.body;
}

/** Asks the operations of a scenario here and there, and compares the shapes of the answers. */
export async function compare(asked: Comparison): Promise<readonly Compared[]> {
  const { api, url, scenario, headers, allowed, variables } = asked;
  const examples = examplesIn(asked);
  const stage = await startStage();
  try {
    const compared: Compared[] = [];
    for (const { operation, customer, variables: made } of examples) {
      const { kind, text } = operationNamed(operation);
      if (kind === 'mutation' && !allowed.includes(operation)) {
        compared.push({ operation, differences: null });
        continue;
      }
      const signedIn = customer === undefined ? {} : await stage.signIn(customer);
      const own = made(stage);
      const there = await answerOf(url, text, { ...own, ...variables['*'], ...variables[operation] }, headers);
      const here = await answerOf(stage.address + pathOf[api], text, own, { ...signedIn, 'x-scenario': scenario });
      const [expected, found] = [here, there].map((body) => shapesOf(parse(text), storedSchemas[api], body));
      compared.push({ operation, differences: expected && found ? differencesOf(expected, found) : null });
    }
    if (compared.every(({ differences }) => differences === null))
      throw new CannotTell(
        `${scenario} is shown by mutations only. Allow one: ${compared.map(({ operation }) => `--allow ${operation}`).join(' or ')}`,
      );
    return compared;
  } finally {
    await stage.close();
  }
}

const linesOf = ({ operation, differences }: Compared): readonly string[] => {
  if (differences === null) return [`${operation}: changes something, so it is asked only with --allow ${operation}`];
  if (differences.length === 0) return [`${operation}: the same shape`];
  return [
    `${operation}: differs`,
    ...differences.map(
      ({ place, expected, found }) => `  ${place} is ${found.join(' or ')}, in the harness ${expected.join(' or ')}`,
    ),
  ];
};

/** The comparison for people. */
export const forPeople = ({ scenario }: Pick<Comparison, 'scenario'>, compared: readonly Compared[]): string =>
  [`In ${scenario}:`, ...compared.flatMap(linesOf), ''].join('\n');

export const isSame = (compared: readonly Compared[]): boolean =>
  compared.every(({ differences }) => differences === null || differences.length === 0);
