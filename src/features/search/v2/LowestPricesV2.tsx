import type { ReactNode } from 'react';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { Destination } from '@/domain/search';
import { useLowestPricesV2 } from './useLowestPricesV2';

interface Props {
  readonly destination: Destination;
  readonly days: DateRange;
  readonly children: (prices: ReadonlyMap<LocalDate, Money>) => ReactNode;
}

/** Hands the lowest price of each day, as far as it is known, to a calendar. */
export function LowestPricesV2({ destination, days, children }: Props) {
  return <>{children(useLowestPricesV2(destination, days))}</>;
}
