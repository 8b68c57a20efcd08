import type { ThemeName } from './themes/themes';

interface FontFace {
  readonly family: string;
  /** Folder name of the file's package and start of its file name. */
  readonly file: string;
  readonly styles: readonly ('normal' | 'italic')[];
  readonly subsets: readonly (keyof typeof unicodeRanges)[];
  readonly weights: string;
  /** Of the font at the weight it is mostly shown in, in parts of the em; averages over Latin text. */
  readonly metrics: { readonly ascent: number; readonly descent: number; readonly averageWidth: number };
  readonly fallback: { readonly names: readonly string[]; readonly averageWidth: number };
}

const unicodeRanges = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  cyrillic: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
} as const;

const arial = { names: ['Arial', 'Liberation Sans', 'Arimo'], averageWidth: 0.4458 };
const arialBold = { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'], averageWidth: 0.48 };
const times = { names: ['Times New Roman', 'Liberation Serif', 'Tinos'], averageWidth: 0.4063 };
const timesBold = {
  names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'],
  averageWidth: 0.4326,
};

export const fontFaces: readonly FontFace[] = [
  {
    family: 'Source Sans 3',
    file: 'source-sans-3',
    styles: ['normal', 'italic'],
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    weights: '200 900',
    metrics: { ascent: 1.024, descent: 0.4, averageWidth: 0.418 },
    fallback: arial,
  },
  {
    family: 'Fraunces',
    file: 'fraunces',
    styles: ['normal'],
    subsets: ['latin', 'latin-ext'],
    weights: '100 900',
    metrics: { ascent: 0.978, descent: 0.255, averageWidth: 0.4815 },
    fallback: timesBold,
  },
  {
    family: 'Playfair Display',
    file: 'playfair-display',
    styles: ['normal'],
    subsets: ['latin', 'latin-ext', 'cyrillic'],
    weights: '400 900',
    metrics: { ascent: 1.082, descent: 0.251, averageWidth: 0.4555 },
    fallback: times,
  },
  {
    family: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    styles: ['normal'],
    subsets: ['latin', 'latin-ext'],
    weights: '200 800',
    metrics: { ascent: 0.93, descent: 0.27, averageWidth: 0.487 },
    fallback: arialBold,
  },
];

export function fontFileName(face: FontFace, subset: string, style: string): string {
  return `${face.file}-${subset}-wght-${style}.woff2`;
}

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** A system font stretched to the measures of ours, so that nothing moves when ours arrives. */
function fallbackRule({ family, metrics, fallback }: FontFace): string {
  const scale = metrics.averageWidth / fallback.averageWidth;
  const sources = fallback.names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(metrics.ascent / scale)};descent-override:${percent(metrics.descent / scale)};line-gap-override:0%}`;
}

function faceRules(face: FontFace, folder: string): string {
  return face.styles
    .flatMap((style) =>
      face.subsets.map(
        (subset) =>
          `@font-face{font-family:"${face.family}";font-style:${style};font-weight:${face.weights};font-display:swap;src:url("${folder}${fontFileName(face, subset, style)}") format("woff2");unicode-range:${unicodeRanges[subset]}}`,
      ),
    )
    .join('\n');
}

/** `@font-face` rules; `folder` is the way from the stylesheet to the font files. */
export function fontFaceCss(folder: string): string {
  return fontFaces.map((face) => `${faceRules(face, folder)}\n${fallbackRule(face)}`).join('\n');
}

/** The files that a first view in this theme needs: preload these two, no more. */
export function preloadedFonts(theme: ThemeName): readonly string[] {
  const text = 'source-sans-3-latin-wght-normal.woff2';
  if (theme === 'custom') return [text];
  if (theme.startsWith('sarastusOriginal')) return [text, 'fraunces-latin-wght-normal.woff2'];
  if (theme.startsWith('solo')) return [text, 'playfair-display-latin-wght-normal.woff2'];
  return [text, 'bricolage-grotesque-latin-wght-normal.woff2'];
}
