/** A picture that may be shown. */
export interface PictureOfText {
  readonly src: string;
  readonly alt: string;
}

/** The same page in a language, by the last part of its address. */
export interface LocalizedSlug {
  readonly locale: 'fi' | 'en' | 'sv' | 'et';
  readonly slug: string;
}

/** Some of a list, the newest first, and where it goes on. */
export interface ListPart<Item> {
  readonly items: readonly Item[];
  /** The cursor that the next part comes after; null when this is the last one. */
  readonly next: string | null;
}
