import type { SiteAddresses } from '@/config/siteAddresses';
import { CHAIN_NAME } from '@/config/brands';
import { languageOf, locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';
import { element, xml } from './xml';

/** A day as the reader fills it in, such as `(CHECKINYEAR)-(CHECKINMONTH)-(CHECKINDAY)`. */
const day = (of: 'CHECKIN' | 'CHECKOUT'): string => ['YEAR', 'MONTH', 'DAY'].map((part) => `(${of}${part})`).join('-');

/** The step that shows the rooms of a hotel with the total of the stay, before anything is typed. */
const stayAddress = (site: SiteAddresses, locale: Locale): string =>
  `${site.page(pathOf('chooseRoom', locale))}?hotel=(PARTNER-HOTEL-ID)&from=${day('CHECKIN')}&to=${day('CHECKOUT')}&rooms=1&adults=(NUM-ADULTS)`;

/**
 * Where a price leads to, per language: the "landing pages" of search engines of hotels, which fill in the hotel, the days
 * and the guests (developers.google.com/hotels/hotel-prices/dev-guide/pos-syntax).
 */
export const landingPages = (site: SiteAddresses): string =>
  xml(
    element(
      'PointsOfSale',
      locales.map((locale) => {
        const language = languageOf(locale);
        return element(
          'PointOfSale',
          [
            element('DisplayNames', [], { display_text: CHAIN_NAME, display_language: language }),
            element('Match', [], { status: 'yes', language }),
            element('URL', stayAddress(site, locale)),
          ],
          { id: locale },
        );
      }),
    ),
  );
