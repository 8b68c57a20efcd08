import type { Locale } from '@/i18n/locales';
import { pathOf } from './routes';

/** What a stay is asked by, under the names that `parseSearchQuery` reads. Ages are written with commas. */
const parts = ['from', 'to', 'rooms', 'adults', 'children', 'ages', 'pets'] as const;

/**
 * The path of a hotel's rooms and prices for any dates and party, as a template of RFC 6570: with the arrival `from` and
 * the departure `to` as `2026-12-01`, `/en/booking/room?hotel=1001{&from,to,…}` is the address of that stay.
 */
export const stayTemplate = (hotelId: string, locale: Locale): string =>
  `${pathOf('chooseRoom', locale)}?hotel=${encodeURIComponent(hotelId)}{&${parts.join()}}`;
