import { compileStyles, type StyleArguments } from '@/design-system/stitches.config';
import type { CompiledDefinition } from '@/design-system/compiledStyles';
import { composersOf } from '@/design-system/composersOf';

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
