import type { HotelPage } from '@/domain/content/hotelPage';
import type { Locale } from '@/i18n/locales';
import { pagePropsIn } from '../readExportedPage';
import type { ListedHotel } from './hotelList';

const listed = ({ address, id, location, name, phone, summary }: HotelPage): ListedHotel['hotel'] =>
  // A copy: texts that were cut out of a page would keep all of it in memory.
  structuredClone({ address, id, location, name, phone, summary });

/** Collects the hotels of an export from their pages, each once: in English where it has such a page. */
export function listedHotels() {
  const hotels = new Map<string, ListedHotel & { readonly locale: Locale }>();
  return {
    /** @param address the public address of the page */
    add(html: string, address: string): void {
      const { locale, content } = pagePropsIn(html) ?? {};
      const hotel = content?.hotel;
      if (!locale || !hotel || (hotels.has(hotel.id) && locale !== 'en')) return;
      hotels.set(hotel.id, { hotel: listed(hotel), address, locale });
    },
    all: (): readonly ListedHotel[] => [...hotels.values()],
  };
}
