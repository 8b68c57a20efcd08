import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Kind, parse } from 'graphql';

interface RootFields {
  readonly api: string;
  readonly names: readonly string[];
}

const fieldsOf = (api: string): RootFields => {
  const { definitions } = parse(readFileSync(path.join(__dirname, `../../schema/${api}.graphql`), 'utf8'));
  const names = definitions.flatMap((each) =>
    each.kind === Kind.OBJECT_TYPE_DEFINITION && /^(Query|Mutation)$/.test(each.name.value)
      ? (each.fields ?? []).map(({ name }) => name.value)
      : [],
  );
  return { api, names: names.sort() };
};

let known: readonly RootFields[] | null = null;

/** What can be asked of each API: a fault may be limited to one of these. */
export const rootFields = (): readonly RootFields[] => (known ??= ['v1', 'v2'].map(fieldsOf));

export const isRootField = (name: string): boolean => rootFields().some(({ names }) => names.includes(name));
