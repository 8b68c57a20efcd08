import { useTranslator } from '@/i18n/TranslatorContext';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import { pathOf } from '@/routes/routes';
import { useNearestPage } from '@/routes/WrittenPages';

interface MenuLink {
  readonly href: string;
  readonly label: string;
}

/** The links of the site's menu. */
export function useMenuLinks(): readonly MenuLink[] {
  const { t, locale } = useTranslator();
  const nearestPage = useNearestPage();
  const routes = [
    ['hotels', t('routes.hotels')],
    ['offers', t('shell.footer.offers')],
    ['sCard', t('routes.sCard')],
    ['news', t('shell.footer.news')],
    ['findReservation', t('shell.header.myBooking')],
  ] as const;
  return routes
    .filter(([route]) => isSwitchedOn(route))
    .map(([route, label]) => ({ href: nearestPage(route)?.path ?? pathOf(route, locale), label }));
}
