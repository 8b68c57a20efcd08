import type { MouseEvent } from 'react';
import { useTranslator } from '@/i18n/TranslatorContext';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import { pathOf } from '@/routes/routes';
import { useNearestPage } from '@/routes/WrittenPages';
import { useSession } from '@/session/useSession';

interface MenuLink {
  readonly href: string;
  readonly label: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Looks a booking up at a press on its link, unless the page of that is open already, or wanted in a tab of its own. */
const pressThat = (lookUp: () => boolean) => (event: MouseEvent<HTMLAnchorElement>) => {
  const { ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
  if (ctrlKey || metaKey || shiftKey || altKey || currentTarget.pathname === location.pathname) return;
  if (lookUp()) event.preventDefault();
};

/**
 * The links of the site's menu. Guests who are signed in have a list of bookings; others name theirs by its number: over
 * the page, where `onFindBooking` opens that.
 */
export function useMenuLinks(onFindBooking?: () => boolean): readonly MenuLink[] {
  const { t, locale } = useTranslator();
  const nearestPage = useNearestPage();
  const bookings = useSession().kind === 'authenticated' ? 'reservationList' : 'findReservation';
  const routes = [
    ['hotels', t('routes.hotels')],
    ['offers', t('shell.footer.offers')],
    ['sCard', t('routes.sCard')],
    ['news', t('shell.footer.news')],
    [bookings, t('shell.account.bookings')],
  ] as const;
  return routes
    .filter(([route]) => isSwitchedOn(route))
    .map(([route, label]) => ({
      href: nearestPage(route)?.path ?? pathOf(route, locale),
      label,
      onClick: onFindBooking && route === 'findReservation' ? pressThat(onFindBooking) : undefined,
    }));
}
