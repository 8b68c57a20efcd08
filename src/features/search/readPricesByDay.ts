import { readAmount } from '@/api/readAmount';
import { readAnswer } from '@/api/readAnswer';
import { readSome } from '@/api/readEach';
import { readDate } from '@/api/readTime';
import type { WireMoney } from '@/domain/money';
import type { QueryResult } from '@/api/useQueryResult';
import type { AnsweredPrices, PricesByDay } from './calendarPrices';

interface AnsweredDay {
  readonly date: string;
  readonly price?: WireMoney | null;
}

/** The price of each day; a day that cannot be read is left out. Throws MalformedError when none can be. */
export function readPricesByDay(answered: readonly AnsweredDay[]): PricesByDay {
  return new Map(readSome(answered, ({ date, price }) => [readDate(date), price ? readAmount(price) : null] as const));
}

const unknown: PricesByDay = new Map();

/** The prices of an answer, and whether there are any to go by. */
export function answeredPrices(result: QueryResult<{ readonly lowestPrices: readonly AnsweredDay[] }>): AnsweredPrices {
  if (result.state !== 'ready') return { prices: unknown, state: result.state };
  const read = readAnswer(() => readPricesByDay(result.data.lowestPrices));
  return read.ok ? { prices: read.value, state: 'ready' } : { prices: unknown, state: 'failed' };
}
