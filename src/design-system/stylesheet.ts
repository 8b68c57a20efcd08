import { fontFaceCss } from './fonts/fontFaceCss';
import { globalStyles } from './globalStyles';
import { compileStyles, getCssText, registeredStyles, resetStylesheet } from './stitches.config';
import { themeClasses } from './themeClasses';

const internal = Symbol.for('sxs.internal');

type Choice = Readonly<Record<string, string>>;
type Composer = readonly [
  className: string,
  base: unknown,
  variants: readonly (readonly [Choice, ...unknown[]])[],
  compounds: readonly (readonly [Choice, ...unknown[]])[],
];
type Definition = ((props?: Choice) => unknown) & { readonly [internal]: { readonly composers: Set<Composer> } };

/** Writes the rules of one component: its base, each variant, each combination that has rules of its own. */
function compile(definition: (typeof registeredStyles)[number]): void {
  const component = compileStyles(...definition) as unknown as Definition;
  component();
  for (const [, , variants, compounds] of component[internal].composers) {
    for (const [choice] of [...variants, ...compounds]) component(choice);
  }
}

/**
 * The one stylesheet of the site: fonts, the nine themes, the ground, and every style defined in the modules loaded so
 * far. The same modules give the same text, whatever was rendered before. Stitches finds its rules in the linked sheet
 * when the page starts and adds nothing. `fontFolder` is the way from the stylesheet to the font files.
 */
export function renderStylesheet(fontFolder = 'fonts/'): string {
  resetStylesheet();
  globalStyles();
  for (const theme of themeClasses) void theme.className;
  for (const definition of registeredStyles) compile(definition);
  return `${fontFaceCss(fontFolder)}\n${getCssText()}\n`;
}
