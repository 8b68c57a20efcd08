import { readAmount } from '@/api/readAmount';
import { readEach, readOr } from '@/api/readEach';
import { readDate } from '@/api/readTime';
import type { WireMoney } from '@/domain/money';
import type { PricesByDay } from './calendarPrices';

interface AnsweredDay {
  readonly date: string;
  readonly price?: WireMoney | null;
}

/** The price of each day that has one. A day that cannot be read has none; an error gives an empty calendar. */
export function readPricesByDay(answered: readonly AnsweredDay[]): PricesByDay {
  const days = readOr([], () =>
    readEach(answered, ({ date, price }) => (price ? [[readDate(date), readAmount(price)] as const] : [])),
  );
  return new Map(days.flat());
}
