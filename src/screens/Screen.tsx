import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { versionsLoaded } from '@/api/versionsLoading';
import { ErrorBoundary } from '@/errors/ErrorBoundary';
import type { RouteId } from '@/routes/routes';
import { preloadDynamic } from './arrival/preloadDynamic';
import type { PageProps, ScreenProps } from './pageProps';
import { reportUnlessLost } from './reportUnlessLost';

/**
 * Throws when a screen's code fails to load, so that the error boundary shows it: Next itself would show an empty page.
 */
function Waiting({ error }: { readonly error?: Error | null }) {
  if (error) throw error;
  return null;
}

/** In a chunk of its own, as few guests see it. */
const CrashedScreen = dynamic(() => import('./CrashedScreen').then((file) => file.CrashedScreen));

const ContentPageScreen = dynamic(() => import('./ContentPageScreen').then((file) => file.ContentPageScreen), {
  loading: Waiting,
});

/** One chunk per screen: a page loads the code of its own task only. */
const screens: Readonly<Record<RouteId, ComponentType<ScreenProps>>> = {
  privacyPolicy: ContentPageScreen,
  customerRegister: ContentPageScreen,
  reservationTerms: ContentPageScreen,
  termsOfUse: ContentPageScreen,
  media: ContentPageScreen,
  accessibilityStatements: ContentPageScreen,
  sCard: dynamic(() => import('./SCardScreen').then((file) => file.SCardScreen), { loading: Waiting }),
  springCampaign: ContentPageScreen,
  contentPage: ContentPageScreen,
  sCardPurchase: dynamic(() => import('./CardPurchaseScreen').then((file) => file.CardPurchaseScreen), {
    loading: Waiting,
  }),
  sCardPayment: dynamic(() => import('./CardPaymentScreen').then((file) => file.CardPaymentScreen), {
    loading: Waiting,
  }),
  sCardRenewal: dynamic(() => import('./CardRenewalScreen').then((file) => file.CardRenewalScreen), {
    loading: Waiting,
  }),
  home: dynamic(() => import('./HomeScreen').then((file) => file.HomeScreen), { loading: Waiting }),
  searchResults: dynamic(() => import('./SearchResultsScreen').then((file) => file.SearchResultsScreen), {
    loading: Waiting,
  }),
  chooseRoom: dynamic(() => import('./ChooseRoomScreen').then((file) => file.ChooseRoomScreen), { loading: Waiting }),
  chooseRate: dynamic(() => import('./ChooseRateScreen').then((file) => file.ChooseRateScreen), { loading: Waiting }),
  chooseExtras: dynamic(() => import('./ChooseExtrasScreen').then((file) => file.ChooseExtrasScreen), {
    loading: Waiting,
  }),
  contactDetails: dynamic(() => import('./ContactDetailsScreen').then((file) => file.ContactDetailsScreen), {
    loading: Waiting,
  }),
  checkAndConfirm: dynamic(() => import('./CheckAndConfirmScreen').then((file) => file.CheckAndConfirmScreen), {
    loading: Waiting,
  }),
  paymentReturn: dynamic(() => import('./PaymentReturnScreen').then((file) => file.PaymentReturnScreen), {
    loading: Waiting,
  }),
  confirmation: dynamic(() => import('./ConfirmationScreen').then((file) => file.ConfirmationScreen), {
    loading: Waiting,
  }),
  reservation: dynamic(() => import('./ReservationScreen').then((file) => file.ReservationScreen), {
    loading: Waiting,
  }),
  checkIn: dynamic(() => import('./CheckInScreen').then((file) => file.CheckInScreen), { loading: Waiting }),
  checkOut: dynamic(() => import('./CheckOutScreen').then((file) => file.CheckOutScreen), { loading: Waiting }),
  editReservation: dynamic(() => import('./EditReservationScreen').then((file) => file.EditReservationScreen), {
    loading: Waiting,
  }),
  reservationList: dynamic(() => import('./ReservationListScreen').then((file) => file.ReservationListScreen), {
    loading: Waiting,
  }),
  signIn: dynamic(() => import('./SignInScreen').then((file) => file.SignInScreen), { loading: Waiting }),
  findReservation: dynamic(() => import('./FindReservationScreen').then((file) => file.FindReservationScreen), {
    loading: Waiting,
  }),
  cookieSettings: dynamic(() => import('./CookieSettingsScreen').then((file) => file.CookieSettingsScreen), {
    loading: Waiting,
  }),
  myDetails: dynamic(() => import('./MyDetailsScreen').then((file) => file.MyDetailsScreen), { loading: Waiting }),
  mySCard: dynamic(() => import('./MySCardScreen').then((file) => file.MySCardScreen), { loading: Waiting }),
  sCardConnect: dynamic(() => import('./SCardConnectScreen').then((file) => file.SCardConnectScreen), {
    loading: Waiting,
  }),
  hotels: dynamic(() => import('./HotelsScreen').then((file) => file.HotelsScreen), { loading: Waiting }),
  place: dynamic(() => import('./PlaceScreen').then((file) => file.PlaceScreen), { loading: Waiting }),
  hotel: dynamic(() => import('./HotelScreen').then((file) => file.HotelScreen), { loading: Waiting }),
  hotelSubpage: dynamic(() => import('./HotelSubpageScreen').then((file) => file.HotelSubpageScreen), {
    loading: Waiting,
  }),
  contactsAndCallRates: dynamic(() => import('./ContactsScreen').then((file) => file.ContactsScreen), {
    loading: Waiting,
  }),
  hotelContactInformation: dynamic(() => import('./HotelContactsScreen').then((file) => file.HotelContactsScreen), {
    loading: Waiting,
  }),
  offers: dynamic(() => import('./OffersScreen').then((file) => file.OffersScreen), { loading: Waiting }),
  offer: dynamic(() => import('./OfferScreen').then((file) => file.OfferScreen), { loading: Waiting }),
  news: dynamic(() => import('./NewsScreen').then((file) => file.NewsScreen), { loading: Waiting }),
  newsArticle: dynamic(() => import('./NewsArticleScreen').then((file) => file.NewsArticleScreen), {
    loading: Waiting,
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
