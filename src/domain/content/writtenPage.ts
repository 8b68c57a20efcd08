import type { Locale } from '../locale';

/** A picture that may be shown. */
export interface PictureOfText {
  readonly src: string;
  readonly alt: string;
}

/** A page in one language, by the last part of its address. */
export interface LocalizedSlug {
  readonly locale: Locale;
  readonly slug: string;
}

/** A page, and where it is in every language it is written in, this one included. */
export type WithAlternates<Page> = Page & { readonly alternates: readonly LocalizedSlug[] };

/** A part of a list, newest first, and where the next part begins. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  /** The cursor that the next part comes after; null when this is the last one. */
  readonly next: string | null;
}
