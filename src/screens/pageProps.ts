import type { Contacts, PlaceContacts } from '@/domain/contacts';
import type { ContentPage } from '@/domain/contentPage';
import type { Country, DestinationCatalogue } from '@/domain/destinations';
import type { HotelListing, HotelPage, HotelSubpage } from '@/domain/hotelPage';
import type { NewsArticle, NewsTeaser } from '@/domain/newsArticle';
import type { SpecialOffer, SpecialOfferTeaser } from '@/domain/specialOffer';
import type { ListPart } from '@/domain/writtenPage';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';
import type { PartlyWritten } from '@/routes/nearestPage';
import type { RouteId } from '@/routes/routes';

/** What the export knows and puts into a page, so that the browser need not ask. */
export interface PageContent {
  readonly destinations?: DestinationCatalogue;
  readonly countries?: readonly Country[];
  readonly hotels?: readonly HotelListing[];
  readonly hotel?: HotelPage;
  readonly subpage?: HotelSubpage;
  readonly page?: ContentPage;
  readonly contacts?: Contacts;
  readonly hotelContacts?: readonly PlaceContacts[];
  readonly offers?: ListPart<SpecialOfferTeaser>;
  readonly offer?: SpecialOffer;
  readonly news?: ListPart<NewsTeaser>;
  readonly article?: NewsArticle;
}

/** Where a page that hangs on content is, in each locale that has it: canonical paths. */
export type PagePaths = Readonly<Partial<Record<Locale, string>>>;

/** Everything a page is drawn from before anything personal or priced is known. */
export interface PageProps {
  readonly route: RouteId | 'notFound';
  readonly locale: Locale;
  /** The texts of the namespaces that the page names. */
  readonly messages: Messages;
  readonly content: PageContent;
  /** Missing where the table of routes says it all. */
  readonly paths?: PagePaths;
  /** Missing where every page of the table is written in every language. */
  readonly partlyWritten?: PartlyWritten;
}

/** The page for addresses that lead nowhere: the browser chooses the language by the address. */
export interface NotFoundProps extends PageProps {
  readonly messagesIn: Readonly<Record<string, Messages>>;
}

export interface ScreenProps {
  readonly content: PageContent;
}
