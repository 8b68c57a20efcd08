import type { ReactNode } from 'react';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { PricedSearch } from '../pricedSearch';
import { useLowestPricesV2 } from './useLowestPricesV2';

interface Props {
  readonly search: PricedSearch;
  readonly days: DateRange;
  readonly children: (prices: ReadonlyMap<LocalDate, Money>) => ReactNode;
}

/** Hands the lowest price of each day, as far as it is known, to a calendar. */
export function LowestPricesV2({ search, days, children }: Props) {
  return <>{children(useLowestPricesV2(search, days))}</>;
}
