import type { CallContext } from '../../callContext';
import { dayIn } from '../../world/calendar';
import { urlPathOf } from '../../world/content/addresses';
import { isWrittenIn } from '../../world/content/languages';
import type { ArticleRecord, OfferRecord } from '../../world/content/model';
import { hotelsOfOffer } from '../../world/content/priceFrom';
import { hotelsOfChain } from '../../world/hotels/allHotels';
import type { HotelRecord } from '../../world/model';
import { languageOf } from '../languages';
import { presentContacts } from './presentContacts';
import { presentHotel } from './presentHotel';
import { presentArticle, presentContentPage, presentOffer } from './presentPages';
import { presentSubpage, writtenSubpages } from './presentSubpage';
import type { Telling } from './richText';
import { toConnection, type PageArgs } from './toConnection';

interface InLocale {
  readonly locale: string;
}
interface Sorted {
  readonly sort: 'ID_ASC' | 'PUBLISHED_AT_DESC';
}

const telling = ({ locale }: InLocale, { world }: CallContext): Telling => ({
  language: languageOf(locale),
  locale,
  content: world.content,
});
const todayOf = ({ world }: CallContext) => dayIn(world.now().getTime(), 'Europe/Helsinki');

const isPublished = ({ world }: CallContext) => {
  const now = world.now().getTime();
  return ({ publishedAt }: { readonly publishedAt: string }) => Date.parse(publishedAt) <= now;
};

const inOrder = <T extends ArticleRecord | OfferRecord>(pages: readonly T[], { sort }: Sorted): readonly T[] => {
  const byId = (one: T, other: T) => Number(one.id) - Number(other.id);
  const byAge = (one: T, other: T) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt) || byId(other, one);
  return [...pages].sort(sort === 'ID_ASC' ? byId : byAge);
};

const isTold = ({ content, language }: Telling, target: string): boolean => isWrittenIn(content, target, language);

/** The hotels that have a page in the language. */
const hotelsWithPage = (told: Telling): readonly HotelRecord[] =>
  hotelsOfChain().filter(({ id }) => isTold(told, `hotel:${id}`));

const hotelAt = (urlPath: string, told: Telling): HotelRecord | undefined =>
  hotelsWithPage(told).find((hotel) => urlPathOf(hotel) === urlPath);

const pagesOf = (told: Telling) => told.content.pages.filter(({ id }) => isTold(told, `page:${id}`));

const subpagesOf = (hotel: HotelRecord, told: Telling) =>
  writtenSubpages(hotel, told).map((page) => presentSubpage(page, hotel, told, presentHotel));

/** The chain's content: hotels and their pages, pages of the chain, news, offers and contacts. */
export const contentResolvers = {
  hotelPageByUrl: (args: InLocale & { urlPath: string }, context: CallContext) => {
    const told = telling(args, context);
    const hotel = hotelAt(args.urlPath, told);
    return hotel ? presentHotel(hotel, told) : null;
  },
  hotelPages: (args: InLocale, context: CallContext) => {
    const told = telling(args, context);
    const { compare } = new Intl.Collator(told.language);
    return [...hotelsWithPage(told)]
      .sort((one, other) => compare(one.name[told.language], other.name[told.language]))
      .map((hotel) => presentHotel(hotel, told));
  },
  hotelSubpage: (args: InLocale & { urlPath: string; slug: string }, context: CallContext) => {
    const told = telling(args, context);
    const hotel = hotelAt(args.urlPath, told);
    return (hotel && subpagesOf(hotel, told).find(({ slug }) => slug === args.slug)) ?? null;
  },
  hotelSubpages: (args: InLocale & { urlPath?: string | null }, context: CallContext) => {
    const told = telling(args, context);
    const hotels = args.urlPath ? [hotelAt(args.urlPath, told)] : hotelsWithPage(told);
    return hotels.flatMap((hotel) => (hotel ? subpagesOf(hotel, told) : []));
  },
  contentPage: (args: InLocale & { slug: string }, context: CallContext) => {
    const told = telling(args, context);
    const page = pagesOf(told).find(({ slug }) => slug[told.language] === args.slug);
    return page ? presentContentPage(page, told) : null;
  },
  contentPages: (args: InLocale, context: CallContext) => {
    const told = telling(args, context);
    return pagesOf(told).map((page) => presentContentPage(page, told));
  },
  newsArticles: (
    args: InLocale & Sorted & PageArgs & { contentType?: 'ARTICLE' | 'CAMPAIGN' | null },
    context: CallContext,
  ) => {
    const told = telling(args, context);
    const asked = told.content.articles
      .filter(isPublished(context))
      .filter(({ id }) => isTold(told, `article:${id}`))
      .filter(({ type }) => !args.contentType || type === args.contentType);
    return toConnection(inOrder(asked, args), args, (article) => presentArticle(article, told));
  },
  newsArticle: (args: InLocale & { id: string }, context: CallContext) => {
    const told = telling(args, context);
    const article = told.content.articles.filter(isPublished(context)).find(({ id }) => id === args.id);
    return article && isTold(told, `article:${article.id}`) ? presentArticle(article, told) : null;
  },
  offers: (args: InLocale & Sorted & PageArgs & { hotelId?: string | null }, context: CallContext) => {
    const told = telling(args, context);
    const today = todayOf(context);
    const asked = told.content.offers
      .filter(isPublished(context))
      .filter(({ id }) => isTold(told, `offer:${id}`))
      .filter((offer) => !args.hotelId || hotelsOfOffer(offer, today).some(({ id }) => id === args.hotelId));
    return toConnection(inOrder(asked, args), args, (offer) => presentOffer(offer, told, today, context.world.seed));
  },
  offer: (args: InLocale & { id: string }, context: CallContext) => {
    const told = telling(args, context);
    const offer = told.content.offers.filter(isPublished(context)).find(({ id }) => id === args.id);
    return offer && isTold(told, `offer:${offer.id}`)
      ? presentOffer(offer, told, todayOf(context), context.world.seed)
      : null;
  },
  contactsAndCallRates: (args: InLocale, context: CallContext) => presentContacts(telling(args, context)),
};
