import { articles } from './articles';
import { helsinkiContent } from './hotels/helsinki';
import { lakelandContent } from './hotels/lakeland';
import { northernContent } from './hotels/north';
import { southernContent } from './hotels/south';
import { tallinnContent } from './hotels/tallinn';
import type { ArticleRecord, ContentPageRecord, HotelContentRecord, OfferRecord, PlacePageRecord } from './model';
import type { ContentLocale } from '../localized';
import { offers } from './offers';
import { contentPages } from './pages/contentPages';
import { areaPages } from './places/areas';
import { cityPages } from './places/cities';
import { collectionPages } from './places/collections';

/** The pages of every hotel. */
export const hotelContents: readonly HotelContentRecord[] = [
  ...helsinkiContent,
  ...southernContent,
  ...lakelandContent,
  ...northernContent,
  ...tallinnContent,
];

/** All content of one world. A test may add pages at run time. */
export interface Content {
  readonly hotels: Map<string, HotelContentRecord>;
  readonly pages: ContentPageRecord[];
  readonly placePages: readonly PlacePageRecord[];
  readonly articles: ArticleRecord[];
  readonly offers: OfferRecord[];
  /** The pages that are written in some languages only, by their target; see `languages.ts`. */
  readonly languages: Map<string, readonly ContentLocale[]>;
  /** Hotels that were added at run time. */
  readonly lateHotelIds: Set<string>;
}

/** The written content of the chain, before anything is added. */
export const createContent = (): Content => ({
  hotels: new Map(hotelContents.map((record) => [record.hotelId, record])),
  pages: [...contentPages],
  placePages: [...cityPages, ...areaPages, ...collectionPages],
  articles: [...articles],
  offers: [...offers],
  languages: new Map(),
  lateHotelIds: new Set(),
});
