import { unicodeRange } from './characterSets';
import { fontFaces, fontFileName, textFontFile, type FontFace } from './fontFaces';

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** A font of the system stretched to the measures of ours, so that nothing moves when ours arrives. */
function fallbackRule({ family, metrics, fallback }: FontFace): string {
  const sources = fallback.names.map((name) => `local("${name}")`).join(',');
  const scale = fallback.widthRatio;
  return `@font-face{font-family:"${family} Fallback";src:${sources};size-adjust:${percent(scale)};ascent-override:${percent(metrics.ascent / scale)};descent-override:${percent(metrics.descent / scale)};line-gap-override:0%}`;
}

/** A pinned weight answers to every weight asked for, so that no browser thickens it by itself. */
function weightsOf(axis: FontFace['files'][number]['axes'][string]): string {
  return typeof axis === 'object' ? `${axis.min} ${axis.max}` : '100 900';
}

/**
 * Running text that changed its face would move the whole page: a font that loads too late for the first view is used
 * on the next page. Everything else is short, or a letter here and there.
 */
const displayOf = (file: string): string => (file === textFontFile ? 'optional' : 'swap');

function faceRules(face: FontFace, folder: string): string {
  return face.files
    .flatMap(({ style, sets, axes }) =>
      sets.map((set) => {
        const file = fontFileName(face, set, style);
        return `@font-face{font-family:"${face.family}";font-style:${style};font-weight:${weightsOf(axes.wght ?? 400)};font-display:${displayOf(file)};src:url("${folder}${file}") format("woff2");unicode-range:${unicodeRange(set)}}`;
      }),
    )
    .join('\n');
}

/** `@font-face` rules; `folder` is the way from the stylesheet to the font files. */
export function fontFaceCss(folder: string): string {
  return fontFaces.map((face) => `${faceRules(face, folder)}\n${fallbackRule(face)}`).join('\n');
}
