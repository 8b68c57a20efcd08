import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildASTSchema, Kind, parse, print, validate, visit } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { featureOfNode, withoutOptional } from '../../contracts/withoutOptional';
import { optionalFeatures } from '@/flags/flagNames';
import { onlyWhatIsOn } from './onlyWhatIsOn';
import { featureOf } from './optionalFields';

const root = path.join(__dirname, '../..');
const sdl = (version: string) => parse(readFileSync(path.join(root, `schema/${version}.graphql`), 'utf8'));
const stored = { v1: sdl('v1'), v2: sdl('v2') };
type Version = keyof typeof stored;

const schemas = new Map<string, GraphQLSchema>();
/** The schema of an API that has these optional features and no other. */
function schemaWith(version: Version, on: readonly string[]): GraphQLSchema {
  const off = optionalFeatures.filter((each) => !on.includes(each));
  const key = `${version} ${off.join()}`;
  const schema = schemas.get(key) ?? buildASTSchema(withoutOptional(stored[version], off), { assumeValid: true });
  schemas.set(key, schema);
  return schema;
}

const operations = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(Query|Mutation)\.graphql\.ts$/.test(file))
  .map((file) => {
    type Artifact = { readonly default: { readonly params: { readonly name: string; readonly text: string } } };
    const { name, text } = jest.requireActual<Artifact>(path.join(root, 'src', file)).default.params;
    return { name, text, version: /[\\/]booking-v2[\\/]/.test(file) ? ('v2' as const) : ('v1' as const) };
  });

/** The feature of an operation that is optional as a whole. */
function ownFeatures(text: string, version: Version): readonly string[] {
  const schema = schemaWith(version, optionalFeatures);
  const [operation] = parse(text).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`${text} begins with no operation`);
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  return operation.selectionSet.selections.flatMap((each) => {
    const feature = each.kind === Kind.FIELD ? featureOfNode(fields[each.name.value]?.astNode) : null;
    return feature === null ? [] : [feature];
  });
}

const conditionsIn = (text: string) => [
  ...new Set([...text.matchAll(/@include\(if:\$(\w+)\)/g)].map(([, name = '']) => name)),
];

const subsetsOf = (names: readonly string[]): readonly (readonly string[])[] =>
  names.reduce<readonly (readonly string[])[]>((sets, name) => sets.flatMap((set) => [set, [...set, name]]), [[]]);

/** What graphql-js leaves of an operation. */
function reference(text: string, on: readonly string[]): DocumentNode {
  const selected = visit(parse(text), {
    enter(node) {
      const marks = 'directives' in node ? node.directives : [];
      const condition = marks?.find(({ name }) => name.value === 'include')?.arguments?.[0]?.value;
      if (condition?.kind !== Kind.VARIABLE) return undefined;
      return on.includes(condition.name.value) ? { ...node, directives: [] } : null;
    },
  });
  const withoutLoose = (document: DocumentNode): DocumentNode => {
    const spread = new Set<string>();
    visit(document, { FragmentSpread: ({ name }) => void spread.add(name.value) });
    const left = visit(document, { FragmentDefinition: ({ name }) => (spread.has(name.value) ? undefined : null) });
    return left.definitions.length < document.definitions.length ? withoutLoose(left) : left;
  };
  const spread = withoutLoose(selected);
  const used = new Set<string>();
  visit(spread, { VariableDefinition: () => false, Variable: ({ name }) => void used.add(name.value) });
  return visit(spread, { VariableDefinition: ({ variable }) => (used.has(variable.name.value) ? undefined : null) });
}

const declaredIn = (text: string): readonly string[] =>
  parse(text).definitions.flatMap((each) =>
    each.kind === Kind.OPERATION_DEFINITION
      ? (each.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      : [],
  );

describe.each(operations)('what is sent of $name', ({ text, version }) => {
  const conditions = conditionsIn(text);
  const sentWith = (on: readonly string[]) =>
    onlyWhatIsOn({
      text,
      variables: Object.fromEntries(
        declaredIn(text).map((name) => [name, conditions.includes(name) ? on.includes(name) : name]),
      ),
    });

  it('is what graphql-js leaves of it, and valid where an API has nothing else', () => {
    for (const on of subsetsOf(conditions)) {
      const sent = sentWith(on);
      expect(print(parse(sent.text))).toBe(print(reference(text, on)));
      expect(sent.text).not.toContain('@');
      expect(Object.keys(sent.variables)).toEqual(declaredIn(sent.text));
      // All, none, each alone and each missing alone: fields do not depend on each other.
      if (on.length > 1 && on.length < conditions.length - 1) continue;
      const features = Object.entries(featureOf).flatMap(([name, feature]) => (on.includes(name) ? [feature] : []));
      const schema = schemaWith(version, [...features, ...ownFeatures(text, version)]);
      expect(validate(schema, parse(sent.text)).map(({ message }) => message)).toEqual([]);
    }
  });
});

it('no compiled text has a string, whose brackets would be counted: what varies is a variable', () => {
  expect(operations.length).toBeGreaterThan(80);
  expect(operations.filter(({ text }) => text.includes('"')).map(({ name }) => name)).toEqual([]);
});

describe('of any text', () => {
  const sent = (text: string, on: Readonly<Record<string, unknown>>) => onlyWhatIsOn({ text, variables: on });

  it.each([
    ['a field with arguments and parts', '{id,a:f(x:{y:[1]},z:$v)@include(if:$w){b{c},d{e(f:{g:1})}},last}'],
    ['an inline fragment', '{id,...on T@include(if:$w){f(z:$v){c}},...@include(if:$w){d}}'],
    [
      'a spread, and what only it reaches',
      '{id,...F@include(if:$w)}fragment F on T{...G,f(z:$v)}fragment G on T{g}fragment FG on T{h}',
    ],
    ['a condition within another', '{id,f@include(if:$w){g(z:$v)@include(if:$u),h},k@include(if:$u)}'],
  ])('%s', (_what, body) => {
    const text = `query q($v:Int=1,$w:Boolean!,$u:Boolean!)${body}`;
    for (const w of [true, false]) {
      for (const u of [true, false]) {
        const on = [...(w ? ['w'] : []), ...(u ? ['u'] : [])];
        expect(print(parse(sent(text, { v: 1, w, u }).text))).toBe(print(reference(text, on)));
      }
    }
  });

  it('leaves no brackets for variables where none is used', () => {
    expect(sent('query q($w:Boolean!){b,a@include(if:$w)}', { w: false })).toEqual({
      text: 'query q{b,}',
      variables: {},
    });
  });

  it('is worked out once for an operation and what is on', () => {
    const replace = jest.spyOn(String.prototype, 'replace');
    const text = 'query once($a:ID!,$w:Boolean!){a(a:$a)@include(if:$w),b(a:$a)}';
    sent(text, { a: 'one', w: true });
    const before = replace.mock.calls.length;
    expect(sent(text, { a: 'other', w: true }).variables).toEqual({ a: 'other' });
    expect(replace.mock.calls.length).toBe(before);
    replace.mockRestore();
  });
});
