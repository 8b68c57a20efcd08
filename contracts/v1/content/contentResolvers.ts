import type { CallContext } from '../../callContext';
import { dayIn } from '../../world/calendar';
import { urlPathOf } from '../../world/content/addresses';
import { isWrittenIn } from '../../world/content/languages';
import type { ArticleRecord, OfferRecord } from '../../world/content/model';
import { hotelsOfOffer } from '../../world/content/priceFrom';
import { hotelsOfChain } from '../../world/hotels/allHotels';
import type { HotelRecord } from '../../world/model';
import { scopeOf, type InLocale } from '../languages';
import { presentContacts } from './presentContacts';
import { presentHotel } from './presentHotel';
import { presentArticle, presentContentPage, presentOffer } from './presentPages';
import { presentPlacePage } from './presentPlacePage';
import { presentSubpage, writtenSubpages } from './presentSubpage';
import type { ContentScope } from './richText';
import { toConnection, type PageArgs } from './toConnection';

interface Sorted {
  readonly sort: 'ID_ASC' | 'PUBLISHED_AT_DESC';
}

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

const hasPage = ({ content, language }: ContentScope, target: string): boolean =>
  isWrittenIn(content, target, language);

/** The hotels that have a page in the language. */
const hotelsWithPage = (scope: ContentScope): readonly HotelRecord[] =>
  hotelsOfChain().filter(({ id }) => hasPage(scope, `hotel:${id}`));

const hotelAt = (urlPath: string, scope: ContentScope): HotelRecord | undefined =>
  hotelsWithPage(scope).find((hotel) => urlPathOf(hotel) === urlPath);

const pagesOf = (scope: ContentScope) => scope.content.pages.filter(({ id }) => hasPage(scope, `page:${id}`));

/** The pages of places and collections that have hotels, by name. */
const placePagesIn = (scope: ContentScope) => {
  const { compare } = new Intl.Collator(scope.language);
  return scope.content.placePages
    .filter(({ id }) => hasPage(scope, `place:${id}`))
    .flatMap((page) => presentPlacePage(page, scope) ?? [])
    .sort((one, other) => compare(one.title, other.title));
};

const subpagesOf = (hotel: HotelRecord, scope: ContentScope) =>
  writtenSubpages(hotel, scope).map((page) => presentSubpage(page, hotel, scope, presentHotel));

/** The chain's content: hotels and their pages, pages of the chain, news, offers and contacts. */
export const contentResolvers = {
  hotelPageByUrl: (args: InLocale & { urlPath: string }, context: CallContext) => {
    const scope = scopeOf(args, context);
    const hotel = hotelAt(args.urlPath, scope);
    return hotel ? presentHotel(hotel, scope) : null;
  },
  hotelPages: (args: InLocale, context: CallContext) => {
    const scope = scopeOf(args, context);
    const { compare } = new Intl.Collator(scope.language);
    return [...hotelsWithPage(scope)]
      .sort((one, other) => compare(one.name[scope.language], other.name[scope.language]))
      .map((hotel) => presentHotel(hotel, scope));
  },
  hotelSubpage: (args: InLocale & { urlPath: string; slug: string }, context: CallContext) => {
    const scope = scopeOf(args, context);
    const hotel = hotelAt(args.urlPath, scope);
    return (hotel && subpagesOf(hotel, scope).find(({ slug }) => slug === args.slug)) ?? null;
  },
  hotelSubpages: (args: InLocale & { urlPath?: string | null }, context: CallContext) => {
    const scope = scopeOf(args, context);
    const hotels = args.urlPath ? [hotelAt(args.urlPath, scope)] : hotelsWithPage(scope);
    return hotels.flatMap((hotel) => (hotel ? subpagesOf(hotel, scope) : []));
  },
  placePage: (args: InLocale & { slug: string }, context: CallContext) => {
    const scope = scopeOf(args, context);
    return placePagesIn(scope).find(({ slug }) => slug === args.slug) ?? null;
  },
  placePages: (args: InLocale, context: CallContext) => placePagesIn(scopeOf(args, context)),
  contentPage: (args: InLocale & { slug: string }, context: CallContext) => {
    const scope = scopeOf(args, context);
    const page = pagesOf(scope).find(({ slug }) => slug[scope.language] === args.slug);
    return page ? presentContentPage(page, scope) : null;
  },
  contentPages: (args: InLocale, context: CallContext) => {
    const scope = scopeOf(args, context);
    return pagesOf(scope).map((page) => presentContentPage(page, scope));
  },
  newsArticles: (
    args: InLocale & Sorted & PageArgs & { contentType?: 'ARTICLE' | 'CAMPAIGN' | null },
    context: CallContext,
  ) => {
    const scope = scopeOf(args, context);
    const asked = scope.content.articles
      .filter(isPublished(context))
      .filter(({ id }) => hasPage(scope, `article:${id}`))
      .filter(({ type }) => !args.contentType || type === args.contentType);
    return toConnection(inOrder(asked, args), args, (article) => presentArticle(article, scope));
  },
  newsArticle: (args: InLocale & { id: string }, context: CallContext) => {
    const scope = scopeOf(args, context);
    const article = scope.content.articles.filter(isPublished(context)).find(({ id }) => id === args.id);
    return article && hasPage(scope, `article:${article.id}`) ? presentArticle(article, scope) : null;
  },
  offers: (args: InLocale & Sorted & PageArgs & { hotelId?: string | null }, context: CallContext) => {
    const scope = scopeOf(args, context);
    const today = todayOf(context);
    const asked = scope.content.offers
      .filter(isPublished(context))
      .filter(({ id }) => hasPage(scope, `offer:${id}`))
      .filter((offer) => !args.hotelId || hotelsOfOffer(offer, today).some(({ id }) => id === args.hotelId));
    return toConnection(inOrder(asked, args), args, (offer) => presentOffer(offer, scope, today, context.world.seed));
  },
  offer: (args: InLocale & { id: string }, context: CallContext) => {
    const scope = scopeOf(args, context);
    const offer = scope.content.offers.filter(isPublished(context)).find(({ id }) => id === args.id);
    return offer && hasPage(scope, `offer:${offer.id}`)
      ? presentOffer(offer, scope, todayOf(context), context.world.seed)
      : null;
  },
  contactsAndCallRates: (args: InLocale, context: CallContext) => presentContacts(scopeOf(args, context)),
};
