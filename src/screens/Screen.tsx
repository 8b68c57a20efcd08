import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { versionsLoaded } from '@/api/versionsLoading';
import { ErrorBoundary } from '@/errors/ErrorBoundary';
import { LostPart } from '@/errors/LostPart';
import type { RouteId } from '@/routes/routes';
import { preloadDynamic } from './arrival/preloadDynamic';
import type { PageProps, ScreenProps } from './page-data/pageProps';
import { reportUnlessLost } from './parts/reportUnlessLost';

/** In a chunk of its own, as few guests see it. */
const CrashedScreen = dynamic(() => import('./CrashedScreen').then((file) => file.CrashedScreen));

const ContentPageScreen = dynamic(() => import('./ContentPageScreen').then((file) => file.ContentPageScreen), {
  loading: LostPart,
});

/** One chunk per screen: a page loads the code of its own task only. */
const screens: Readonly<Record<RouteId, ComponentType<ScreenProps>>> = {
  privacyPolicy: ContentPageScreen,
  customerRegister: ContentPageScreen,
  reservationTerms: ContentPageScreen,
  termsOfUse: ContentPageScreen,
  media: ContentPageScreen,
  accessibilityStatements: ContentPageScreen,
  accessibleRooms: dynamic(() => import('./AccessibleRoomsScreen').then((file) => file.AccessibleRoomsScreen), {
    loading: LostPart,
  }),
  sCard: dynamic(() => import('./SCardScreen').then((file) => file.SCardScreen), { loading: LostPart }),
  springCampaign: ContentPageScreen,
  contentPage: ContentPageScreen,
  sCardPurchase: dynamic(() => import('./CardPurchaseScreen').then((file) => file.CardPurchaseScreen), {
    loading: LostPart,
  }),
  sCardPayment: dynamic(() => import('./CardPaymentScreen').then((file) => file.CardPaymentScreen), {
    loading: LostPart,
  }),
  sCardRenewal: dynamic(() => import('./CardRenewalScreen').then((file) => file.CardRenewalScreen), {
    loading: LostPart,
  }),
  home: dynamic(() => import('./HomeScreen').then((file) => file.HomeScreen), { loading: LostPart }),
  searchResults: dynamic(() => import('./SearchResultsScreen').then((file) => file.SearchResultsScreen), {
    loading: LostPart,
  }),
  chooseRoom: dynamic(() => import('./ChooseRoomScreen').then((file) => file.ChooseRoomScreen), { loading: LostPart }),
  chooseRate: dynamic(() => import('./ChooseRateScreen').then((file) => file.ChooseRateScreen), { loading: LostPart }),
  chooseExtras: dynamic(() => import('./ChooseExtrasScreen').then((file) => file.ChooseExtrasScreen), {
    loading: LostPart,
  }),
  contactDetails: dynamic(() => import('./ContactDetailsScreen').then((file) => file.ContactDetailsScreen), {
    loading: LostPart,
  }),
  checkAndConfirm: dynamic(() => import('./CheckAndConfirmScreen').then((file) => file.CheckAndConfirmScreen), {
    loading: LostPart,
  }),
  paymentReturn: dynamic(() => import('./PaymentReturnScreen').then((file) => file.PaymentReturnScreen), {
    loading: LostPart,
  }),
  confirmation: dynamic(() => import('./ConfirmationScreen').then((file) => file.ConfirmationScreen), {
    loading: LostPart,
  }),
  reservation: dynamic(() => import('./ReservationScreen').then((file) => file.ReservationScreen), {
    loading: LostPart,
  }),
  checkIn: dynamic(() => import('./CheckInScreen').then((file) => file.CheckInScreen), { loading: LostPart }),
  checkOut: dynamic(() => import('./CheckOutScreen').then((file) => file.CheckOutScreen), { loading: LostPart }),
  editReservation: dynamic(() => import('./EditReservationScreen').then((file) => file.EditReservationScreen), {
    loading: LostPart,
  }),
  reservationList: dynamic(() => import('./ReservationListScreen').then((file) => file.ReservationListScreen), {
    loading: LostPart,
  }),
  signIn: dynamic(() => import('./SignInScreen').then((file) => file.SignInScreen), { loading: LostPart }),
  findReservation: dynamic(() => import('./FindReservationScreen').then((file) => file.FindReservationScreen), {
    loading: LostPart,
  }),
  cookieSettings: dynamic(() => import('./CookieSettingsScreen').then((file) => file.CookieSettingsScreen), {
    loading: LostPart,
  }),
  myDetails: dynamic(() => import('./MyDetailsScreen').then((file) => file.MyDetailsScreen), { loading: LostPart }),
  sCardWithdrawal: dynamic(() => import('./CardWithdrawalScreen').then((file) => file.CardWithdrawalScreen), {
    loading: LostPart,
  }),
  mySCard: dynamic(() => import('./MySCardScreen').then((file) => file.MySCardScreen), { loading: LostPart }),
  sCardConnect: dynamic(() => import('./SCardConnectScreen').then((file) => file.SCardConnectScreen), {
    loading: LostPart,
  }),
  hotels: dynamic(() => import('./HotelsScreen').then((file) => file.HotelsScreen), { loading: LostPart }),
  place: dynamic(() => import('./PlaceScreen').then((file) => file.PlaceScreen), { loading: LostPart }),
  hotel: dynamic(() => import('./HotelScreen').then((file) => file.HotelScreen), { loading: LostPart }),
  hotelSubpage: dynamic(() => import('./HotelSubpageScreen').then((file) => file.HotelSubpageScreen), {
    loading: LostPart,
  }),
  contactsAndCallRates: dynamic(() => import('./ContactsScreen').then((file) => file.ContactsScreen), {
    loading: LostPart,
  }),
  hotelContactInformation: dynamic(() => import('./HotelContactsScreen').then((file) => file.HotelContactsScreen), {
    loading: LostPart,
  }),
  offers: dynamic(() => import('./OffersScreen').then((file) => file.OffersScreen), { loading: LostPart }),
  offer: dynamic(() => import('./OfferScreen').then((file) => file.OfferScreen), { loading: LostPart }),
  news: dynamic(() => import('./NewsScreen').then((file) => file.NewsScreen), { loading: LostPart }),
  newsArticle: dynamic(() => import('./NewsArticleScreen').then((file) => file.NewsArticleScreen), {
    loading: LostPart,
  }),
};

const loaded = new Set<PageProps['route']>(['notFound']);

/** Whether the code of a route's screen has finished loading, or failed to. */
export const isScreenLoaded = (route: PageProps['route']): boolean => loaded.has(route);

/** Loads the code of a route's screen. A failure is shown when the screen renders. */
export async function fetchScreen(route: PageProps['route']): Promise<void> {
  if (route === 'notFound') return;
  await preloadDynamic(screens[route]);
  await versionsLoaded();
  loaded.add(route);
}

/** Renders the screen of a page's route. An error in it keeps the shell, and is reset on the next page. */
export function Screen({ page: { route, content } }: { readonly page: PageProps }) {
  const { asPath } = useRouter();
  if (route === 'notFound') return null;
  const Shown = screens[route];
  return (
    <ErrorBoundary
      resetKey={asPath}
      fallback={(reset) => <CrashedScreen route={route} onRetry={reset} />}
      onError={reportUnlessLost}
    >
      <Shown content={content} />
    </ErrorBoundary>
  );
}
