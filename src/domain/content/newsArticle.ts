import type { HotelLink } from './hotel';
import { knownOr } from '../known';
import type { LocalDate } from '../localDate';
import type { PageMeta } from './pageMeta';
import type { RichText } from './richText';
import type { PictureOfText } from './writtenPage';

/** What a piece of news is. */
export const newsKinds = ['ARTICLE', 'CAMPAIGN'] as const;
export type NewsKind = (typeof newsKinds)[number];

export const parseNewsKind = (kind: unknown): NewsKind => knownOr(kind, newsKinds, 'ARTICLE');

/** A piece of news, as lists show it. */
export interface NewsTeaser {
  /** A number. */
  readonly id: string;
  /** `{id}-{words}`, the words in the page's language. */
  readonly slug: string;
  readonly kind: NewsKind;
  readonly title: string;
  readonly lead: string | null;
  readonly picture: PictureOfText | null;
  /** The chain's own day. */
  readonly publishedOn: LocalDate;
}

/** A piece of news with everything that its page shows. */
export interface NewsArticle extends NewsTeaser {
  readonly meta: PageMeta;
  /** Null unless it has changed on a later day. */
  readonly changedOn: LocalDate | null;
  readonly body: RichText;
  /** The hotels it is about. */
  readonly hotels: readonly HotelLink[];
}
