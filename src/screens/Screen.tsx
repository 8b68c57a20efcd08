import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '@/errors/ErrorBoundary';
import type { RouteId } from '@/routes/routes';
import { CrashedScreen } from './CrashedScreen';
import type { PageProps, ScreenProps } from './pageProps';
import { reportUnlessLost } from './reportUnlessLost';

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
};

/** Draws the screen of a page's route. One that breaks leaves the shell standing, and is tried again on the next page. */
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
