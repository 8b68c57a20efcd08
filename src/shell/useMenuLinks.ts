import { useTranslator } from '@/i18n/TranslatorContext';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import { pathOf } from '@/routes/routes';

interface MenuLink {
  readonly href: string;
  readonly label: string;
}

/** The links of the site's menu. */
export function useMenuLinks(): readonly MenuLink[] {
  const { t, locale } = useTranslator();
  const routes = [
    ['hotels', t('routes.hotels')],
    ['offers', t('shell.footer.offers')],
    ['news', t('shell.footer.news')],
    ['findReservation', t('shell.header.myBooking')],
  ] as const;
  return routes
    .filter(([route]) => isSwitchedOn(route))
    .map(([route, label]) => ({ href: pathOf(route, locale), label }));
}
