/** @jest-environment node */
import { parse, validate } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { makeReport } from '../report/makeReport';
import { answerMutations } from './testAnswerMutations';
import { inputMutations } from './testInputMutations';
import { blamedBy, changed, chooseOf, kindsOf, worldOf, worlds } from './testMutation';
import type { Hurt, Mutation } from './testMutation';

const mutations = worlds.flatMap((world) => [...answerMutations(world), ...inputMutations(world)]);

const written = (hurt: Hurt): string => JSON.stringify([...hurt].sort());

/** The changes after which a server may refuse a text that asks for two answers by one name. */
const merging = new Set(['ID and String']);

function expectedOf({ api, kind, hurt }: Mutation, after: GraphQLSchema): Hurt {
  if (!merging.has(kind)) return hurt;
  const refused = worldOf(api).operations.filter(({ text }) => validate(after, parse(text)).length > 0);
  return new Map([...hurt, ...refused.map(({ name }) => [name, 'broken'] as const)]);
}

it('catches at least 200 used changes of at least 12 kinds, with every operation they hurt and no other', () => {
  const used = mutations.filter(({ hurt }) => hurt.size > 0);
  const chosen = chooseOf(used, 12);
  expect(chosen.length).toBeGreaterThanOrEqual(200);
  expect(kindsOf(used).length).toBeGreaterThanOrEqual(12);
  const wrong = chosen.flatMap((mutation) => {
    const { kind, at, api, edit } = mutation;
    const after = changed(api, [edit]);
    const [told, should] = [blamedBy(api, after), expectedOf(mutation, after)].map(written);
    return told === should ? [] : [{ kind, at, told, should }];
  });
  expect(wrong).toEqual([]);
}, 300_000);

/** As few schemas as possible with all changes: in each, no change stands above or below another. */
function together(chosen: readonly Mutation[]): readonly (readonly Mutation[])[] {
  const batches: Mutation[][] = [];
  const placeOf = ({ api, at }: Mutation) => `${api} ${/^(?:Query|Mutation)\.\w+|^\w+/.exec(at)?.[0]}`;
  for (const mutation of chosen) {
    const place = placeOf(mutation);
    const isFree = (batch: readonly Mutation[]) =>
      batch.every((each) => each.api === mutation.api && placeOf(each) !== place);
    const batch = batches.find(isFree);
    if (batch) batch.push(mutation);
    else batches.push([mutation]);
  }
  return batches;
}

it('blames nothing for at least 100 unused changes, and lists each', () => {
  const unused = mutations.filter(({ isUsed }) => !isUsed);
  const chosen = chooseOf(unused, 14);
  expect(chosen.length).toBeGreaterThanOrEqual(100);
  expect(kindsOf(unused).length).toBeGreaterThanOrEqual(12);
  const wrong = together(chosen).flatMap((batch) => {
    const { api } = batch[0]!;
    const { schema: before, operations, sent } = worldOf(api);
    const after = changed(
      api,
      batch.map(({ edit }) => edit),
    );
    const report = makeReport({ before, after, source: '' }, { version: 1, api, operations }, sent);
    const blamed = report.operations.flatMap(({ name, findings }) => findings.map((each) => ({ name, ...each })));
    const listed = new Set([...report.contractOnly, ...report.added].map(({ coordinate }) => coordinate));
    const unlisted = batch.filter(({ at }) => !listed.has(at)).map(({ kind, at }) => ({ kind, at }));
    return [...blamed, ...unlisted];
  });
  expect(wrong).toEqual([]);
}, 60_000);
