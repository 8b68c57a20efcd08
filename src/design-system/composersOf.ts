import { compileStyles, type StyleArguments } from './stitches.config';

/** Which variants must be chosen, and how: `{ tone: 'muted' }`. */
export type Choice = Readonly<Record<string, string>>;

type Rule = readonly [choice: Choice, style: StyleArguments[0], isEmpty: boolean];

/** What Stitches makes of one object of styles. */
type Composer = readonly [
  className: string,
  base: unknown,
  variants: readonly Rule[],
  compounds: readonly Rule[],
  defaults: Choice,
];

/** Stitches shows what it made of a definition under this key only. */
const internal = Symbol.for('sxs.internal');

export function composersOf(definition: StyleArguments): readonly Composer[] {
  const component = compileStyles(...definition) as unknown as Record<symbol, { readonly composers: Set<Composer> }>;
  return [...(component[internal]?.composers ?? [])];
}
