import { getNamedType, isEnumType, isNonNullType, isObjectType, isUnionType } from 'graphql';
import type { GraphQLField, GraphQLObjectType } from 'graphql';
import { featureOf } from '../manifest/optional';
import {
  addArgument,
  addField,
  addValue,
  deprecated,
  editArgument,
  editField,
  editMember,
  nullable,
  otherDefault,
  otherDepth,
  renamed,
  required,
} from './testEdit';
import { all, collector, nobody } from './testMutation';
import type { Mutation, World } from './testMutation';

/** Every change that one edit can make to what is answered, and to the arguments of it. */
export function answerMutations(world: World): readonly Mutation[] {
  const { schema, uses, operations } = world;
  const { made, add } = collector(world.api);
  for (const type of Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))) {
    if (isObjectType(type)) {
      for (const field of Object.values(type.getFields())) made.push(...fieldMutations(type, field, world));
      add('new field', `${type.name}.added`, nobody, addField(type.name, 'String'));
    }
    if (isEnumType(type)) {
      add('new value', `${type.name}.ADDED`, all(uses.of('answers', type.name), 'at risk'), addValue(type.name));
    }
    if (isUnionType(type)) {
      const added = `${type.name}.Added`;
      add('new member', added, all(uses.of('switches', type.name), 'at risk'), editMember(added, true));
      for (const { name } of type.getTypes()) {
        const at = `${type.name}.${name}`;
        add('member gone', at, all(uses.of('narrows', at), 'broken'), editMember(at, false));
      }
    }
  }
  // A schema without queries is none, so only mutations can go.
  const mutations = operations.filter(({ kind, needs }) => kind === 'mutation' && needs.length === 0);
  add('root gone', 'Mutation', all(new Set(mutations.map(({ name }) => name)), 'broken'), (document) => ({
    ...document,
    definitions: document.definitions.flatMap((each) => {
      if (each.kind === 'SchemaDefinition') {
        return { ...each, operationTypes: each.operationTypes.filter(({ operation }) => operation !== 'mutation') };
      }
      return each.kind === 'ObjectTypeDefinition' && each.name.value === 'Mutation' ? [] : each;
    }),
  }));
  return made;
}

function fieldMutations(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, world: World) {
  const { schema, uses, api } = world;
  const { made, add } = collector(api);
  const at = `${type.name}.${field.name}`;
  const read = uses.of('reads', at);
  const broken = all(read, 'broken');
  const retyped = (change: typeof nullable) => editField(at, (each) => ({ ...each, type: change(each.type) }));
  if (!featureOf(field) && !uses.conditional.has(at) && Object.keys(type.getFields()).length > 1) {
    const gone = editField(at, () => null);
    add('field gone', at, broken, gone);
  }
  if (isNonNullType(field.type)) add('answer may be null', at, broken, retyped(nullable));
  else add('answer never null', at, nobody, retyped(required), read.size > 0);
  add('list', at, broken, retyped(otherDepth));
  const { name: leaf } = getNamedType(field.type);
  if (leaf === 'String' || leaf === 'ID') {
    const other = leaf === 'ID' ? 'String' : 'ID';
    const toBoolean = retyped((each) => renamed(each, 'Boolean'));
    const toOther = retyped((each) => renamed(each, other));
    add('type', at, broken, toBoolean);
    add('ID and String', at, all(read, 'same on the wire'), toOther);
  }
  const old = editField(at, (each) => ({ ...each, directives: deprecated }));
  add('deprecated field', at, all(read, 'at risk'), old);
  if (type === schema.getQueryType() || type === schema.getMutationType() || field.args.length > 0) {
    add('required argument', `${at}.added`, broken, addArgument(at, 'Int!'));
    add('optional argument', `${at}.added`, nobody, addArgument(at, 'Int'));
  }
  for (const argument of field.args) {
    const arg = `${at}.${argument.name}`;
    const omitted = uses.of('omits', arg);
    const gone = editArgument(arg, () => null);
    add('argument gone', arg, all(uses.of('gives', arg), 'broken'), gone);
    const asserted = argument.astNode?.defaultValue;
    const value = otherDefault(asserted);
    if (value) {
      const other = editArgument(arg, (each) => ({ ...each, defaultValue: value }));
      add('default', arg, all(omitted, 'at risk'), other, read.size > 0);
    }
    if (asserted && isNonNullType(argument.type)) {
      const lost = editArgument(arg, (each) => ({ ...each, defaultValue: undefined }));
      add('default lost', arg, all(omitted, 'broken'), lost, read.size > 0);
    }
  }
  return made;
}
