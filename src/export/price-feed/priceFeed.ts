import type { AskContent } from '@/api/content';
import type { SiteAddresses } from '@/config/siteAddresses';
import { OFFICE_TIME_ZONE } from '@/config/limits';
import { addDays, todayIn } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { askDayPrices } from './askDayPrices';
import { dayPrices } from './dayPrices';
import type { PricedHotel } from './dayPrices';
import { hotelList } from './hotelList';
import type { ListedHotel } from './hotelList';
import { landingPages } from './landingPages';

/** Days of arrival with a price: as many as the APIs answer at once. */
const DAYS = 120;
/** Hotels that are asked about at the same time. */
const AT_ONCE = 8;

interface Surroundings {
  readonly ask: AskContent;
  readonly site: SiteAddresses;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Called for each hotel whose prices could not be asked, with the error. */
  readonly leaveOut: (hotelId: string, error: unknown) => void;
}

async function pricesOf(ids: readonly string[], days: DateRange, { ask, leaveOut }: Surroundings) {
  const priced: PricedHotel[] = [];
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const asked = ids.slice(first, first + AT_ONCE).map(async (id) => {
      try {
        return [{ id, prices: await askDayPrices(ask, id, days) }];
      } catch (error) {
        leaveOut(id, error);
        return [];
      }
    });
    priced.push(...(await Promise.all(asked)).flat());
  }
  return priced;
}

/**
 * The files that search engines of hotels read prices from, by their names: the hotels, the lowest price of each night, and
 * the addresses that prices lead to. Empty where no hotel has prices.
 */
export async function priceFeed(
  hotels: readonly ListedHotel[],
  surroundings: Surroundings,
): Promise<Readonly<Record<string, string>>> {
  const { site, now } = surroundings;
  const startDate = todayIn(OFFICE_TIME_ZONE, now);
  const days = { startDate, endDate: addDays(startDate, DAYS - 1) };
  const inOrder = [...hotels].sort((one, other) => (one.hotel.id < other.hotel.id ? -1 : 1));
  const priced = await pricesOf(
    inOrder.map(({ hotel }) => hotel.id),
    days,
    surroundings,
  );
  if (priced.length === 0) return {};
  const ids = new Set(priced.map(({ id }) => id));
  return {
    'hotels.xml': hotelList(inOrder.filter(({ hotel }) => ids.has(hotel.id))),
    'prices.xml': dayPrices(priced, now),
    'landing-pages.xml': landingPages(site),
  };
}
