import { useCallback, useState } from 'react';
import { nights } from '@/domain/localDate';
import type { DateRange } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { CalendarPrices, PricesByDay } from './calendarPrices';
import type { PricedSearch } from './pricedSearch';

interface Props {
  readonly stay: DateRange;
  readonly priced: PricedSearch;
  readonly calendarPrices: CalendarPrices;
}

/** How many nights are chosen, and the lowest price of all of them where the API can tell. */
export function ChosenStay({ stay, priced, calendarPrices: Prices }: Props) {
  const { t, plural, format } = useTranslator();
  const [prices, setPrices] = useState<PricesByDay>(new Map());
  const take = useCallback((found: PricesByDay) => setPrices(found), []);
  const length = nights(stay);
  const price = prices.get(stay.startDate);
  const words = [
    plural('stay.nights', length),
    ...(price ? [t('stay.priceFrom', { price: format.money(price) })] : []),
  ];
  return (
    <>
      <Prices
        search={priced}
        days={{ startDate: stay.startDate, endDate: stay.startDate }}
        nights={length}
        onPrices={take}
      />
      {words.join(', ')}
    </>
  );
}
