import { useTranslator } from '@/i18n/TranslatorContext';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import { pathOf } from '@/routes/routes';
import { useNearestPage } from '@/routes/WrittenPages';
import { useSession } from '@/session/useSession';

interface MenuLink {
  readonly href: string;
  readonly label: string;
}

/** The links of the site's menu. Guests who are signed in have a list of bookings; others name theirs by its number. */
export function useMenuLinks(): readonly MenuLink[] {
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
    .map(([route, label]) => ({ href: nearestPage(route)?.path ?? pathOf(route, locale), label }));
}
