import { createHash } from 'node:crypto';
import { parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import { pruneOperation } from './pruneOperation';
import { compactText } from './compactText';
import type { Condition } from './model';

/** Every text that is sent of an operation, by the names of the variables that are on. */
export function textsOf(text: string, conditions: readonly Condition[]): ReadonlyMap<string, string> {
  const document = parse(text, { noLocation: true });
  const names = conditions.map(({ variable }) => variable);
  const choices = names.reduce<readonly (readonly string[])[]>(
    (shorter, name) => [...shorter, ...shorter.map((each) => [...each, name])],
    [[]],
  );
  return new Map(choices.map((on) => [on.join(' ') || 'none', textWith(document, on)]));
}

/** The text that is sent while these variables are on, and no other. */
export const textWith = (document: DocumentNode, on: readonly string[]): string =>
  compactText(pruneOperation(document, (variable) => on.includes(variable)));

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
