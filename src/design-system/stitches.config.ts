import { createStitches } from '@stitches/react';
import { sharedScales } from './sharedScales';
import { sarastusOriginal } from './themes/sarastusOriginal';

/**
 * Where Stitches adds its rules in a browser, in development and in builds that bring it: a sheet without an element,
 * since a host may forbid style elements. As much of a document as Stitches looks at.
 */
function ownSheet(): DocumentOrShadowRoot | undefined {
  if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return undefined;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  return { styleSheets: [], head: { appendChild: () => ({ sheet }) } } as unknown as DocumentOrShadowRoot;
}

const root = ownSheet();

const stitches = createStitches({
  ...(root && { root }),
  theme: {
    ...sharedScales,
    ...sarastusOriginal,
    // The one scale that has tokens of both.
    lineHeights: { ...sharedScales.lineHeights, ...sarastusOriginal.lineHeights },
  },
  // In letters: who has made the browser's text twice as large has the layout of a window half as wide.
  media: {
    phone: '(min-width: 22.5em)',
    tablet: '(min-width: 48em)',
    desktop: '(min-width: 64em)',
    wide: '(min-width: 76.5em)',
    full: '(min-width: 90em)',
    belowTablet: '(max-width: 47.99em)',
    belowDesktop: '(max-width: 63.99em)',
    hover: '(hover: hover)',
    reducedMotion: '(prefers-reduced-motion: reduce)',
    forcedColors: '(forced-colors: active)',
    print: 'print',
  },
});

export type StyleArguments = Parameters<typeof stitches.css>;

interface RegisteredStyle {
  readonly definition: StyleArguments;
  /** Where it was defined, for the one who compiles that file. */
  readonly stack: string;
}

/** Every `styled()` and `css()` call, so that one stylesheet can be made of all of them. */
export const registeredStyles: RegisteredStyle[] = [];

function register(definition: StyleArguments): void {
  registeredStyles.push({ definition, stack: new Error().stack ?? '' });
}

/**
 * Stitches writes a rule when it is first rendered; the site links one finished sheet instead.
 * So each definition is noted here. A component's styles are static: variants and CSS variables, never the `css` prop.
 * Tests and the development server run this file; an export has `compiledStyles.ts` in its place.
 */
export const styled: typeof stitches.styled = ((...definition: StyleArguments) => {
  register(definition);
  return (stitches.styled as unknown as (...args: StyleArguments) => unknown)(...definition);
}) as unknown as typeof stitches.styled;

export const css: typeof stitches.css = ((...definition: StyleArguments) => {
  register(definition);
  return stitches.css(...definition);
}) as typeof stitches.css;

/** For the stylesheet only: does not register again what is already registered. */
export const compileStyles = stitches.css;

export const { globalCss, keyframes, createTheme, getCssText, reset: resetStylesheet, config } = stitches;
