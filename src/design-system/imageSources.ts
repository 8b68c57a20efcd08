/** How a picture is shown: a card (3:2); a band that is tall on a phone and wide on a screen; or a low band (5:2). */
export type PictureShape = 'card' | 'hero' | 'low';

interface PictureSource {
  readonly type: 'image/avif' | 'image/webp';
  readonly srcSet: string;
  /** Only where this holds; always, when missing. */
  readonly media?: string;
}

interface ImageSources {
  readonly sources: readonly PictureSource[];
  /** For browsers that know no `<picture>`, and the size that keeps its place. */
  readonly fallback: { readonly src: string; readonly width: number; readonly height: number };
}

type PrintedShape = 'card' | 'wide' | 'tall';

/** Which widths are printed of each shape, by the folder a picture lies in. */
const printedWidths: Readonly<Record<string, Readonly<Partial<Record<PrintedShape, readonly number[]>>>>> = {
  hotels: { card: [480, 960], wide: [960, 1440], tall: [720] },
  halls: { card: [480, 960], wide: [1200] },
  interiors: { card: [480, 960] },
  rooms: { card: [480, 960] },
  brands: { card: [480, 960], wide: [960, 1440], tall: [720] },
  site: { card: [480, 960], wide: [960, 1440, 1920], tall: [480, 720] },
};

/** What is wanted of a picture for a phone, and for wider windows; without a print of the shape, the card. */
const shapes: Readonly<Record<PictureShape, readonly [onPhone: PrintedShape, onScreen: PrintedShape]>> = {
  card: ['card', 'card'],
  hero: ['tall', 'wide'],
  low: ['wide', 'wide'],
};

const heightPerWidth: Readonly<Record<PrintedShape, number>> = { card: 2 / 3, wide: 2 / 5, tall: 5 / 4 };

/** The width at which the site turns from a phone's layout to a wide one. */
const wideFrom = '(min-width: 48em)';

const address = /^(.*\/images\/(hotels|halls|interiors|rooms|brands|site)\/[a-z0-9-]+)-(?:card|wide|tall)-\d+\.webp$/;

/**
 * The files behind an address of the site's own set (`…/images/hotels/1001-card-960.webp`): AVIF before WebP, every
 * width, composed for the shape wanted. Null for any other address, whose files are not known.
 */
export function imageSources(src: string, shape: PictureShape): ImageSources | null {
  const [, stem, folder] = address.exec(src) ?? [];
  const printed = folder === undefined ? undefined : printedWidths[folder];
  if (stem === undefined || !printed) return null;
  const [onPhone, onScreen] = shapes[shape].map((each) => (printed[each] ? each : 'card')) as [
    PrintedShape,
    PrintedShape,
  ];
  const file = (printedShape: PrintedShape, width: number, format: string) =>
    `${stem}-${printedShape}-${width}.${format}`;
  const sourcesOf = (printedShape: PrintedShape, media?: string): readonly PictureSource[] =>
    (['avif', 'webp'] as const).map((format) => ({
      type: `image/${format}`,
      srcSet: (printed[printedShape] ?? []).map((width) => `${file(printedShape, width, format)} ${width}w`).join(', '),
      ...(media && { media }),
    }));
  const width = (onScreen === 'wide' && printed.wide?.[0]) || 960;
  return {
    sources: onPhone === onScreen ? sourcesOf(onScreen) : [...sourcesOf(onScreen, wideFrom), ...sourcesOf(onPhone)],
    fallback: { src: file(onScreen, width, 'webp'), width, height: width * heightPerWidth[onScreen] },
  };
}
