import type { SCardProduct } from '@/domain/card/cardProduct';
import type { AccessibleRoom } from '@/domain/content/accessibleRoom';
import type { Contacts, PlaceContacts } from '@/domain/content/contacts';
import type { ContentPage } from '@/domain/content/contentPage';
import type { Country, DestinationCatalogue } from '@/domain/search/destinations';
import type { KnownHotel } from '@/domain/content/hotel';
import type { HotelListing, HotelPage, HotelSubpage } from '@/domain/content/hotelPage';
import type { PlaceLink, PlacePage } from '@/domain/content/placePage';
import type { NewsArticle, NewsTeaser } from '@/domain/content/newsArticle';
import type { SpecialOffer, SpecialOfferTeaser } from '@/domain/content/specialOffer';
import type { ListPart } from '@/domain/content/writtenPage';
import type { Locale } from '@/i18n/locales';
import type { Messages } from '@/i18n/messages';
import type { PartlyWritten } from '@/routes/nearestPage';
import type { RouteId } from '@/routes/routes';

/** What the export puts into a page, so that the browser does not have to ask for it. */
export interface PageContent {
  readonly destinations?: DestinationCatalogue;
  /** What is known of each hotel before the API describes it, by their ids. */
  readonly knownHotels?: Readonly<Record<string, KnownHotel>>;
  readonly countries?: readonly Country[];
  readonly hotels?: readonly HotelListing[];
  readonly places?: readonly PlaceLink[];
  readonly place?: PlacePage;
  /** Canonical path of the page of a hotel's town, where there is one. */
  readonly townPath?: string;
  readonly hotel?: HotelPage;
  readonly subpage?: HotelSubpage;
  readonly page?: ContentPage;
  readonly cardProduct?: SCardProduct;
  readonly contacts?: Contacts;
  readonly accessibleRooms?: readonly AccessibleRoom[];
  readonly hotelContacts?: readonly PlaceContacts[];
  readonly offers?: ListPart<SpecialOfferTeaser>;
  readonly offer?: SpecialOffer;
  readonly news?: ListPart<NewsTeaser>;
  readonly article?: NewsArticle;
}

/** Canonical paths of a page whose address comes from content, in each locale that has it. */
export type PagePaths = Readonly<Partial<Record<Locale, string>>>;

/** The props of a page: everything but personal data and prices. */
export interface PageProps {
  readonly route: RouteId | 'notFound';
  readonly locale: Locale;
  /** The texts of the page's namespaces. */
  readonly messages: Messages;
  readonly content: PageContent;
  /** Missing where the table of routes has the same. */
  readonly paths?: PagePaths;
  /** Missing where every page of the table exists in every language. */
  readonly partlyWritten?: PartlyWritten;
}

/** The props of the page for unknown addresses: the browser chooses the language by the address. */
export interface NotFoundProps extends PageProps {
  readonly messagesIn: Readonly<Record<string, Messages>>;
}

export interface ScreenProps {
  readonly content: PageContent;
}
