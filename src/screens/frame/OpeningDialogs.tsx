import { OpeningDialog } from '@/design-system/OpeningDialog';
import { createTranslator } from '@/i18n/translator';
import type { RouteId } from '@/routes/routes';
import type { PageProps } from '../page-data/pageProps';

/** Pages with dates, whose calendar opens in a dialog. */
const routesWithDates: readonly (RouteId | 'notFound')[] = ['home', 'place', 'hotel', 'offer'];

/**
 * The frames of what opens at a press before the page's code has run: the first script of a page shows
 * them by their ids (`opening-` and the control's `data-opens`). Outside of what React hydrates.
 */
export function OpeningDialogs({ locale, messages, route }: Pick<PageProps, 'locale' | 'messages' | 'route'>) {
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
          variant="atField"
          title={t('dates.open')}
          closeLabel={t('dates.close')}
          loading={t('dates.opening')}
        />
      )}
    </>
  );
}
