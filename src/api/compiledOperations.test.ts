import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, getNamedType, Kind, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import type { SelectionSetNode } from 'graphql';
import { perLocale } from './perLocale';

const root = path.join(__dirname, '../..');
const schemaOf = (version: string) => buildSchema(readFileSync(path.join(root, `schema/${version}.graphql`), 'utf8'));
const schemas = { v1: schemaOf('v1'), v2: schemaOf('v2') };

const operations = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(Query|Mutation)\.graphql\.ts$/.test(file))
  .map((file) => {
    type Artifact = { readonly default: { readonly params: { readonly text: unknown } } };
    const { text } = jest.requireActual<Artifact>(path.join(root, 'src', file)).default.params;
    return { file, version: /[\\/]booking-v2[\\/]/.test(file) ? ('v2' as const) : ('v1' as const), text: String(text) };
  });

/** Whether every answer to a selection has the field: it is selected directly, or by a fragment that always applies. */
function asks(
  field: string,
  { selections }: SelectionSetNode,
  type: string,
  document: ReturnType<typeof parse>,
): boolean {
  return selections.some((selection) => {
    if (selection.directives?.some(({ name }) => name.value === 'include' || name.value === 'skip')) return false;
    if (selection.kind === Kind.FIELD) return selection.name.value === field && !selection.alias;
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      const applies = !selection.typeCondition || selection.typeCondition.name.value === type;
      return applies && asks(field, selection.selectionSet, type, document);
    }
    const spread = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
    );
    return (
      spread?.kind === Kind.FRAGMENT_DEFINITION &&
      spread.typeCondition.name.value === type &&
      asks(field, spread.selectionSet, type, document)
    );
  });
}

function missingIn(text: string, version: keyof typeof schemas): readonly string[] {
  const schema = schemas[version];
  const document = parse(text);
  const types = new TypeInfo(schema);
  const missing: string[] = [];
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name, selectionSet }) {
        const type = types.getType() && getNamedType(types.getType());
        if (!type || !selectionSet) return;
        // A union is asked type by type.
        const possible = 'getTypes' in type ? type.getTypes() : [type];
        for (const each of possible.filter((one) => perLocale.has(one.name))) {
          for (const field of ['id', 'locale']) {
            if (!asks(field, selectionSet, each.name, document)) missing.push(`${name.value}: ${each.name}.${field}`);
          }
        }
      },
    }),
  );
  return missing;
}

describe('every compiled operation', () => {
  it('is found', () => {
    expect(operations.map(({ file }) => path.basename(file))).toEqual(
      expect.arrayContaining(['useHotelOffersV2Query.graphql.ts', 'useBookStayV2Mutation.graphql.ts']),
    );
  });

  it.each(operations)('$file is valid by its stored contract', ({ text, version }) => {
    expect(validate(schemas[version], parse(text))).toEqual([]);
  });

  it.each(operations)('$file asks the id and locale of what is cached by them', ({ text, version }) => {
    expect(missingIn(text, version)).toEqual([]);
  });

  it('fails this test if it does not', () => {
    const hotel = (fields: string) =>
      `query q($input: GetBookingInput!) { getBooking(input: $input) { ... on HotelReservation { id locale hotel { ${fields} } } } }`;
    expect(missingIn(hotel('id locale name'), 'v2')).toEqual([]);
    const articles = '{ newsArticles(locale: fi_FI) { edges { node { id hotels { id locale } } } } }';
    expect(missingIn(articles, 'v1')).toEqual(['node: NewsArticle.locale']);
    expect(missingIn(hotel('id name'), 'v2')).toEqual(['hotel: Hotel.locale']);
    expect(missingIn(hotel('id @include(if: true) locale'), 'v2')).toEqual(['hotel: Hotel.id']);
  });
});

it('no compiled operation needs a part of Relay that browsers do not get (relay-parts)', () => {
  const kinds = new Set(
    readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.graphql.ts'))
      .flatMap((file) => [...readFileSync(path.join(root, 'src', file), 'utf8').matchAll(/"kind": "(\w+)"/g)])
      .map(([, kind]) => kind),
  );
  expect(kinds).toContain('LinkedField');
  expect(
    [...kinds].filter((kind) => /Handle|Resolver|Client|Updatable|Defer|Stream|Module|Actor/.test(kind ?? '')),
  ).toEqual([]);
});
