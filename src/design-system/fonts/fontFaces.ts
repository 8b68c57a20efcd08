import type { CharacterSet } from './characterSets';

/** A range of an axis that stays variable, or the one place where it is pinned. */
type Axis = number | { readonly min: number; readonly max: number };

interface FontFile {
  readonly style: 'normal' | 'italic';
  readonly sets: readonly CharacterSet[];
  /** The axes that the package's file has, as ours has them. */
  readonly axes: Readonly<Record<string, Axis>>;
  /** Which file of the package: the one with these axes. */
  readonly cut: 'wght' | 'full' | 'standard';
}

export interface FontFace {
  readonly family: string;
  /** Name of the package under `@fontsource-variable`, and start of our file names. */
  readonly name: string;
  readonly files: readonly FontFile[];
  /** In parts of the em, from the font. */
  readonly metrics: { readonly ascent: number; readonly descent: number };
  /** A font that most systems have, and how wide ours runs beside it, over texts of this site in three languages. */
  readonly fallback: { readonly names: readonly string[]; readonly widthRatio: number };
}

/** Android has Roboto, which runs about as wide as Arial. */
const arial = ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'];
const times = ['Times New Roman', 'Liberation Serif', 'Tinos'];
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'];

/** Headings need upright Latin letters only. */
const displayFace = ({ axes, cut, ...face }: Omit<FontFace, 'files'> & Pick<FontFile, 'axes' | 'cut'>): FontFace => ({
  ...face,
  files: [{ style: 'normal', sets: ['latin', 'caron', 'latin-ext'], axes, cut }],
});

/**
 * One text face for all, and a display face for each brand, cut to the one weight and optical size that the brand uses:
 * the unused axes are half of a variable font's size.
 */
export const fontFaces: readonly FontFace[] = [
  {
    family: 'Source Sans 3',
    name: 'source-sans-3',
    files: [
      {
        style: 'normal',
        sets: ['latin', 'caron', 'latin-ext', 'cyrillic'],
        axes: { wght: { min: 400, max: 700 } },
        cut: 'wght',
      },
      { style: 'italic', sets: ['latin', 'caron', 'latin-ext'], axes: { wght: 400 }, cut: 'wght' },
    ],
    metrics: { ascent: 1.024, descent: 0.4 },
    fallback: { names: arial, widthRatio: 0.9287 },
  },
  displayFace({
    family: 'Fraunces',
    name: 'fraunces',
    axes: { wght: 540, opsz: 110, SOFT: 60, WONK: 0 },
    cut: 'full',
    metrics: { ascent: 0.978, descent: 0.255 },
    fallback: { names: timesBold, widthRatio: 0.9203 },
  }),
  displayFace({
    family: 'Familjen Grotesk',
    name: 'familjen-grotesk',
    axes: { wght: 600 },
    cut: 'wght',
    metrics: { ascent: 1.025, descent: 0.225 },
    fallback: { names: arialBold, widthRatio: 0.9239 },
  }),
  displayFace({
    family: 'Playfair Display',
    name: 'playfair-display',
    axes: { wght: 460 },
    cut: 'wght',
    metrics: { ascent: 1.082, descent: 0.251 },
    fallback: { names: times, widthRatio: 1.1114 },
  }),
  displayFace({
    family: 'Bricolage Grotesque',
    name: 'bricolage-grotesque',
    axes: { wght: 800, opsz: 96, wdth: 92 },
    cut: 'standard',
    metrics: { ascent: 0.93, descent: 0.27 },
    fallback: { names: arialBold, widthRatio: 0.8499 },
  }),
  displayFace({
    family: 'Hanken Grotesk',
    name: 'hanken-grotesk',
    axes: { wght: 640 },
    cut: 'wght',
    metrics: { ascent: 1, descent: 0.303 },
    fallback: { names: arialBold, widthRatio: 0.9567 },
  }),
];

export const fontFileName = (face: Pick<FontFace, 'name'>, set: CharacterSet, style: string) =>
  `${face.name}-${set}${style === 'italic' ? '-italic' : ''}.woff2`;

/** The file of running text: every page fetches it before anything else. */
export const textFontFile = fontFileName({ name: 'source-sans-3' }, 'latin', 'normal');
