import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { RouteId } from '@/routes/routes';
import type { PageProps, ScreenProps } from './pageProps';

/** One chunk per screen: a page loads the code of its own task only. */
const screens: Readonly<Record<RouteId, ComponentType<ScreenProps>>> = {
  home: dynamic(() => import('./HomeScreen').then((file) => file.HomeScreen)),
  searchResults: dynamic(() => import('./SearchResultsScreen').then((file) => file.SearchResultsScreen)),
  chooseRoom: dynamic(() => import('./ChooseRoomScreen').then((file) => file.ChooseRoomScreen)),
  chooseRate: dynamic(() => import('./ChooseRateScreen').then((file) => file.ChooseRateScreen)),
  chooseExtras: dynamic(() => import('./ChooseExtrasScreen').then((file) => file.ChooseExtrasScreen)),
  contactDetails: dynamic(() => import('./ContactDetailsScreen').then((file) => file.ContactDetailsScreen)),
  checkAndConfirm: dynamic(() => import('./CheckAndConfirmScreen').then((file) => file.CheckAndConfirmScreen)),
  paymentReturn: dynamic(() => import('./PaymentReturnScreen').then((file) => file.PaymentReturnScreen)),
  confirmation: dynamic(() => import('./ConfirmationScreen').then((file) => file.ConfirmationScreen)),
  reservation: dynamic(() => import('./ReservationScreen').then((file) => file.ReservationScreen)),
  signIn: dynamic(() => import('./SignInScreen').then((file) => file.SignInScreen)),
  findReservation: dynamic(() => import('./FindReservationScreen').then((file) => file.FindReservationScreen)),
  cookieSettings: dynamic(() => import('./CookieSettingsScreen').then((file) => file.CookieSettingsScreen)),
  offers: dynamic(() => import('./OffersScreen').then((file) => file.OffersScreen)),
  offer: dynamic(() => import('./OfferScreen').then((file) => file.OfferScreen)),
  news: dynamic(() => import('./NewsScreen').then((file) => file.NewsScreen)),
  newsArticle: dynamic(() => import('./NewsArticleScreen').then((file) => file.NewsArticleScreen)),
};

/** Draws the screen of a page's route. */
export function Screen({ page }: { readonly page: PageProps }) {
  if (page.route === 'notFound') return null;
  const Shown = screens[page.route];
  return <Shown content={page.content} />;
}
