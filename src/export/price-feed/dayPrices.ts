import type { LocalDate } from '@/domain/localDate';
import { toDecimal } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { PricesByDay } from '@/features/search/calendarPrices';
import { element, xml } from './xml';

/** The prices of one hotel. */
export interface PricedHotel {
  readonly id: string;
  readonly prices: PricesByDay;
}

/** One night. The price has all that a guest pays: taxes are in it, and the site adds no fees. */
function night(id: string, day: LocalDate, price: Money | null): string {
  const currency = price?.currency ?? 'EUR';
  return element('Result', [
    element('Property', id),
    element('Checkin', day),
    element('Nights', '1'),
    price ? element('Baserate', toDecimal(price), { currency }) : element('Unavailable', [element('NoVacancy')]),
    element('Tax', '0', { currency }),
    element('OtherFees', '0', { currency }),
  ]);
}

/**
 * The lowest price of each night, and the nights that are sold out: a "transaction message" as search engines of hotels
 * read it (developers.google.com/hotels/hotel-prices/xml-reference/transaction-messages; Bing takes the same). They
 * discard a message that is older than a day.
 * @param now when the prices were asked, in milliseconds since 1970
 */
export function dayPrices(hotels: readonly PricedHotel[], now: number): string {
  const timestamp = new Date(now).toISOString();
  const nights = hotels.flatMap(({ id, prices }) => [...prices].map(([day, price]) => night(id, day, price)));
  return xml(element('Transaction', nights, { timestamp, id: timestamp }));
}
