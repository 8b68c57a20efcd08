import type { SiteAddresses } from '@/config/siteAddresses';
import type { Locale } from '@/i18n/locales';
import { pathOf } from './routes';

/** A day as the reader fills it in: `(CHECKINYEAR)-(CHECKINMONTH)-(CHECKINDAY)`. */
const day = (of: 'CHECKIN' | 'CHECKOUT'): string => ['YEAR', 'MONTH', 'DAY'].map((part) => `(${of}${part})`).join('-');

/**
 * The address of the step that shows the rooms of a hotel with the total of the stay, before anything is typed. Search
 * engines of hotels fill in the hotel, the days and the guests
 * (developers.google.com/hotels/hotel-prices/dev-guide/pos-overview).
 */
export const landingAddress = (site: SiteAddresses, locale: Locale): string =>
  `${site.page(pathOf('chooseRoom', locale))}?hotel=(PARTNER-HOTEL-ID)&from=${day('CHECKIN')}&to=${day('CHECKOUT')}&rooms=1&adults=(NUM-ADULTS)`;
