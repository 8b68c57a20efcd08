import { OpeningDialog } from '@/design-system/OpeningDialog';
import { createTranslator } from '@/i18n/translator';
import type { RouteId } from '@/routes/routes';
import { sleepingRoutes } from '@/routes/sleepingRoutes';
import type { PageProps } from './pageProps';

/** Pages with the short search, whose calendar opens in a dialog. */
const routesWithDates: readonly (RouteId | 'notFound')[] = ['home', 'place'];

/**
 * The frames of what opens on a page that sleeps: its script shows them at a press, by their ids (`opening-` and the
 * control's `data-opens`), while the page's code is on its way. Outside of what React hydrates.
 */
export function OpeningDialogs({ locale, messages, route }: Pick<PageProps, 'locale' | 'messages' | 'route'>) {
  if (!sleepingRoutes.includes(route)) return null;
  const { t } = createTranslator(locale, messages);
  return (
    <>
      <OpeningDialog
        id="opening-search"
        title={t('shell.header.search')}
        closeLabel={t('shell.searchDrawer.close')}
        loading={t('shell.searchDrawer.loading')}
      />
      {routesWithDates.includes(route) && (
        <OpeningDialog
          id="opening-dates"
          title={t('search.dates.open')}
          closeLabel={t('search.dates.close')}
          loading={t('search.dates.opening')}
        />
      )}
    </>
  );
}
