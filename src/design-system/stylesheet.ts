import { composersOf } from './composersOf';
import { fontFaceCss } from './fonts/fontFaceCss';
import { globalStyles } from './globalStyles';
import { compileStyles, getCssText, registeredStyles, resetStylesheet, type StyleArguments } from './stitches.config';
import { themeClasses } from './themeClasses';
import { themeNames } from './themes/themes';

/** Writes the rules of one component: its base, each variant, each combination that has rules of its own. */
function compile(definition: StyleArguments): void {
  const component = compileStyles(...definition) as (props?: object) => unknown;
  component();
  for (const [, , variants, compounds] of composersOf(definition)) {
    for (const [choice] of [...variants, ...compounds]) component(choice);
  }
}

/** Lists of the names of all rules, a tenth of the stylesheet. */
const marks = /--sxs\{--sxs:[^}]*\}/g;

const ruleOf = (theme: string) => new RegExp(`\\.${theme}\\{([^{}]*)\\}`);
const linesOf = (sheet: string, theme: string): readonly string[] =>
  (ruleOf(theme).exec(sheet)?.[1] ?? '').split(/;(?=--)/).filter(Boolean);

/** A dark theme has the rule of its light one too, and says only what differs: the whole of it weighs a kilobyte more. */
export function darkByDifference(sheet: string, light: string, dark: string): string {
  const [ofLight, ofDark] = [linesOf(sheet, light), linesOf(sheet, dark)];
  const own = ofDark.filter((line) => !ofLight.includes(line));
  const names = (lines: readonly string[]) => lines.map((line) => line.split(':')[0]).join();
  if (names(ofLight) !== names(ofDark)) throw new Error(`${light} and ${dark} have other tokens`);
  return sheet
    .replace(ruleOf(dark), () => `.${dark}{${own.join(';')}}`)
    .replace(ruleOf(light), () => `.${light},.${dark}{${ofLight.join(';')}}`);
}

/**
 * The one stylesheet of the site: fonts, the nine themes, the ground, and every style defined in the modules loaded so
 * far. The same modules give the same text, whatever was rendered before. Without the marks by which Stitches would find
 * its rules again: an export brings no Stitches, and in development it adds the rules once more. `fontFolder` is the way from the stylesheet to the font files.
 */
export function renderStylesheet(fontFolder = 'fonts/'): string {
  resetStylesheet();
  globalStyles();
  for (const theme of themeClasses) void theme.className;
  for (const { definition } of registeredStyles) compile(definition);
  const sheet = themeNames
    .filter((name) => name.endsWith('Dark'))
    .reduce(
      (text, dark) => darkByDifference(text, dark.replace(/Dark$/, ''), dark),
      `${fontFaceCss(fontFolder)}\n${getCssText().replace(marks, '')}\n`,
    );
  const missing = undefinedVariables(sheet);
  if (missing.length > 0) throw new Error(`No theme defines ${missing.join(', ')}: a token is misspelled, or lost`);
  return sheet;
}

/** Variables without a fallback that a stylesheet uses and never defines: a browser drops the whole line. */
export function undefinedVariables(sheet: string): readonly string[] {
  const defined = new Set([...sheet.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
  const used = new Set([...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name));
  return [...used].filter((name) => !defined.has(name));
}
