/** First and last code point of a run of characters. */
type Range = readonly [first: number, last: number];

/**
 * The characters that the site's own font files hold. A browser fetches a file when a page uses one of its characters:
 * all texts of the site need `latin` only, besides š and ž; a guest's own name may need the others.
 */
export const characterSets = {
  /** Western European letters, figures, and the punctuation, spaces and signs that the texts use. */
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x2009, 0x2011],
    [0x2013, 0x2014],
    [0x2018, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x202f, 0x202f],
    [0x20ac, 0x20ac],
    [0x2190, 0x2193],
    [0x2212, 0x2212],
  ],
  /** Š, š, Ž, ž: they occur in Finnish and Estonian words, and must not bring all that follows. */
  caron: [
    [0x160, 0x161],
    [0x17d, 0x17e],
  ],
  /** The other letters of Europe's Latin alphabets. */
  'latin-ext': [
    [0x100, 0x15f],
    [0x162, 0x17c],
    [0x17f, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
  ],
  cyrillic: [
    [0x400, 0x45f],
    [0x490, 0x491],
    [0x2116, 0x2116],
  ],
} as const satisfies Record<string, readonly Range[]>;

export type CharacterSet = keyof typeof characterSets;

const codePoint = (value: number) => value.toString(16).toUpperCase();

/** The set as CSS writes it: `U+20-7E,U+A0-FF`. */
export function unicodeRange(set: CharacterSet): string {
  return characterSets[set]
    .map(([first, last]) => (first === last ? `U+${codePoint(first)}` : `U+${codePoint(first)}-${codePoint(last)}`))
    .join(',');
}

/** Every character of the set, as one text. */
export function charactersOf(set: CharacterSet): string {
  return characterSets[set]
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((value) => String.fromCodePoint(value))
    .join('');
}
