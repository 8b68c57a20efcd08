import type { SubpageKind } from '@/domain/content/hotelPage';
import type { NewsKind } from '@/domain/content/newsArticle';
import type { PlacePageKind } from '@/domain/content/placePage';
import { text, type Localized } from '../localized';
import type { Hours } from './openingHours';
import type { PictureRecord } from './pictures';

/**
 * One part of a written text. Texts may contain `**strong**`, `*em*` and `[words](target)`, where a target is an external
 * address or one of `addresses.ts`.
 */
export type Block =
  | { readonly kind: 'heading'; readonly text: Localized; readonly level: 2 | 3 }
  | { readonly kind: 'paragraph'; readonly text: Localized }
  | { readonly kind: 'list'; readonly items: readonly Localized[]; readonly ordered: boolean }
  | { readonly kind: 'quote'; readonly text: Localized; readonly source: Localized | null }
  | { readonly kind: 'picture'; readonly picture: PictureRecord; readonly caption: Localized | null }
  | { readonly kind: 'video'; readonly url: string; readonly title: Localized }
  | { readonly kind: 'button'; readonly target: string; readonly text: Localized };

type Languages = Parameters<typeof text>;

export const heading = (...texts: Languages): Block => ({ kind: 'heading', text: text(...texts), level: 2 });
export const paragraph = (...texts: Languages): Block => ({ kind: 'paragraph', text: text(...texts) });
export const list = (...items: readonly Localized[]): Block => ({ kind: 'list', items, ordered: false });
export const steps = (...items: readonly Localized[]): Block => ({ kind: 'list', items, ordered: true });
export const quote = (words: Localized, source: Localized): Block => ({ kind: 'quote', text: words, source });
export const picture = (shown: PictureRecord): Block => ({ kind: 'picture', picture: shown, caption: null });
export const button = (target: string, ...texts: Languages): Block => ({
  kind: 'button',
  target,
  text: text(...texts),
});

/** When a text was first shown and last changed, ISO 8601. */
export interface Dates {
  readonly publishedAt: string;
  readonly modifiedAt: string;
}

/** The fields of every written page. */
interface WrittenPage extends Dates {
  readonly title: Localized;
  readonly lead: Localized;
  readonly picture: PictureRecord | null;
  readonly body: readonly Block[];
}

export interface ContentPageRecord extends WrittenPage {
  readonly id: string;
  /** Path without the language's prefix. */
  readonly slug: Localized;
}

export interface ArticleRecord extends WrittenPage {
  readonly id: string;
  readonly type: NewsKind;
  /** The part of the slug after the number. */
  readonly words: Localized;
  readonly hotelIds: readonly string[];
}

/** Days of a year, `MM-DD`, both included, in every year. */
export interface Season {
  readonly from: string;
  readonly to: string;
}

export interface OfferRecord extends WrittenPage {
  readonly id: string;
  readonly words: Localized;
  /** Null: always. */
  readonly sale: Season | null;
  readonly stay: Season | null;
  /** The rate plan of the offer: its price is the offer's. */
  readonly planCode: string;
  readonly promotionCode: string | null;
  readonly membership: 'ASOM' | 'SCARD' | null;
  readonly terms: readonly Localized[];
}

/** What editors write about a town, an area or a collection of hotels; its name and hotels are those of `places.ts`. */
export interface PlacePageRecord {
  /** The id in `places.ts`. */
  readonly id: string;
  readonly kind: PlacePageKind;
  readonly slug: Localized;
  readonly lead: Localized;
  readonly story: Localized;
}

export interface SubpageRecord {
  readonly kind: SubpageKind;
  readonly slug: Localized;
  readonly title: Localized;
  readonly lead: Localized;
  readonly body: readonly Block[];
  readonly hours: Hours;
}

/** The accessibility of the house. */
export interface AccessRecord {
  readonly stepFreeEntrance: boolean;
  readonly lift: boolean;
  readonly parking: boolean;
  readonly toilet: boolean;
  readonly inductionLoop: boolean;
  readonly note: Localized | null;
}

/** The content of a hotel's page, beside the hotel's record. */
export interface HotelContentRecord {
  readonly hotelId: string;
  readonly headline: Localized;
  readonly description: readonly Localized[];
  readonly access: AccessRecord;
  readonly subpages: readonly SubpageRecord[];
}
