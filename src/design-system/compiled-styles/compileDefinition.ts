import { compileStyles, type StyleArguments } from '../stitches.config';
import { type Choice, composersOf } from './composersOf';

/**
 * What is left of a definition when its rules are in the stylesheet. A variant's class is
 * `{base}-{hash}-{variant}-{value}`, a compound's `{base}-{hash}-cv`; a value without rules has no hash.
 */
export type CompiledDefinition = readonly [
  base: string,
  hashes?: Readonly<Record<string, Choice>>,
  defaults?: Choice,
  compounds?: readonly (readonly [choice: Choice, hash: string])[],
];

/** Stitches names a class after the text of its rules, wherever they stand. */
const hashOf = (style: StyleArguments[0]) => compileStyles(style).className.replace(/^c-/, '');

export function compileDefinition(definition: StyleArguments): CompiledDefinition {
  const [composer, ...others] = composersOf(definition);
  if (!composer || others.length > 0) throw new Error('A style is made of one object of styles.');
  const [base, , variants, compounds, defaults] = composer;
  const hashes: Record<string, Record<string, string>> = {};
  for (const [choice, style, isEmpty] of variants) {
    for (const [name, value] of Object.entries(choice)) {
      const values = (hashes[name] ??= {});
      if (!isEmpty) values[value] = hashOf(style);
    }
  }
  return [
    base,
    hashes,
    // Stitches notes a variant without a default as one whose default is 'undefined'.
    Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== 'undefined')),
    compounds.filter(([, , isEmpty]) => !isEmpty).map(([choice, style]) => [choice, hashOf(style)] as const),
  ];
}
