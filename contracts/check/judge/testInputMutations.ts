import { isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputField, GraphQLInputObjectType } from 'graphql';
import { featureOf } from '../manifest/optional';
import { addInput, deprecated, editInput, editType, nullable, oneOf, otherDefault } from './testEdit';
import { otherDepth, removeValue, required } from './testEdit';
import type { SentForms } from '../record/sentRecord';
import type { Effect } from './finding';
import { all, collector, nobody } from './testMutation';
import type { Hurt, Mutation, World } from './testMutation';

type Seen = (forms: SentForms) => boolean;

/** Broken are those that were seen to send it, and those without a record; a risk the others but the safe ones. */
const graded = (names: ReadonlySet<string>, { sent }: World, isHit: Seen, isSafe: Seen = () => false): Hurt =>
  new Map(
    [...names].flatMap((name): readonly (readonly [string, Effect])[] => {
      const forms = sent[name];
      if (!forms || isHit(forms)) return [[name, 'broken']];
      return isSafe(forms) ? [] : [[name, 'at risk']];
    }),
  );

const sendsAny =
  (type: string): Seen =>
  (forms) =>
    [...forms.given, ...forms.null, ...forms.omitted].some((each) => each.startsWith(`${type}.`));

/** Every change that one edit can make to what is sent in input types and enumerations. */
export function inputMutations(world: World): readonly Mutation[] {
  const { schema, text, uses, api } = world;
  const { made, add } = collector(api);
  for (const type of Object.values(schema.getTypeMap())) {
    const sent = uses.of('sends', type.name);
    if (isEnumType(type) && !type.name.startsWith('__') && type.getValues().length > 1) {
      for (const { name } of type.getValues()) {
        if (new RegExp(`= ${name}\\b`).test(text)) continue;
        const at = `${type.name}.${name}`;
        const hurt = graded(sent, world, ({ values }) => values.includes(at));
        add('value gone', at, new Map([...hurt, ...all(uses.of('writes', at), 'broken')]), removeValue(at));
      }
    }
    if (!isInputObjectType(type) || type.isOneOf) continue;
    for (const field of Object.values(type.getFields())) made.push(...fieldMutations(type, field, world));
    const broken = graded(sent, world, sendsAny(type.name));
    add('required input', `${type.name}.added`, broken, addInput(type.name, 'Int!'));
    add('optional input', `${type.name}.added`, nobody, addInput(type.name, 'Int'));
    const isOpen = (field: GraphQLInputField) => !isNonNullType(field.type) && field.defaultValue === undefined;
    if (!Object.values(type.getFields()).every(isOpen)) continue;
    const one = editType(type.name, (each) => ({ ...each, directives: oneOf }) as typeof each);
    add('oneOf', type.name, broken, one);
  }
  return made;
}

function fieldMutations(type: GraphQLInputObjectType, field: GraphQLInputField, world: World) {
  const { made, add } = collector(world.api);
  const at = `${type.name}.${field.name}`;
  const sent = world.uses.of('sends', type.name);
  const isUsed = sent.size > 0;
  const isSent: Seen = (forms) => forms.given.includes(at) || forms.null.includes(at);
  const isOmitted: Seen = (forms) => forms.omitted.includes(at);
  const isTypeSent = sendsAny(type.name);
  const retyped = (change: typeof nullable) => editInput(at, (each) => ({ ...each, type: change(each.type) }));
  const asserted = field.astNode?.defaultValue;
  const isFilled = asserted !== undefined && isNonNullType(field.type);
  if (!featureOf(field)) {
    const gone = editInput(at, () => null);
    add('input field gone', at, graded(sent, world, isSent), gone);
  }
  if (isNonNullType(field.type)) add('input may be null', at, nobody, retyped(nullable), isUsed);
  else {
    const isEmpty: Seen = (forms) => forms.null.includes(at) || (!asserted && isOmitted(forms));
    add('input never null', at, graded(sent, world, isEmpty, isTypeSent), retyped(required), isUsed);
  }
  if (isListType(isNonNullType(field.type) ? field.type.ofType : field.type)) {
    const single = editInput(at, (each) => ({ ...each, type: otherDepth(each.type), defaultValue: undefined }));
    add('input list', at, graded(sent, world, isSent), single);
  }
  const value = otherDefault(asserted);
  if (value) {
    const other = editInput(at, (each) => ({ ...each, defaultValue: value }));
    const relying = graded(sent, world, isOmitted, isTypeSent);
    add('default', at, all(new Set(relying.keys()), 'at risk'), other, isUsed);
  }
  if (isFilled) {
    const lost = editInput(at, (each) => ({ ...each, defaultValue: undefined }));
    add('default lost', at, graded(sent, world, isOmitted, isTypeSent), lost, isUsed);
  }
  if (!isNonNullType(field.type)) {
    const old = editInput(at, (each) => ({ ...each, directives: deprecated }));
    add('deprecated input', at, all(sent, 'at risk'), old);
  }
  return made;
}
