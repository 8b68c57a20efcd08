/** The metadata of a page, for search engines and shared links. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** The picture of a shared link; null when there is none that may be loaded. */
  readonly picture: string | null;
  /** Instants, ISO 8601 with offset. */
  readonly publishedAt: string;
  readonly modifiedAt: string;
}
