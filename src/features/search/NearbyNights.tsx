import { SiteLink } from '@/routes/SiteLink';
import { useCallback, useState } from 'react';
import { today } from '@/browser/today';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { DateRange } from '@/domain/localDate';
import { nights } from '@/domain/localDate';
import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search';
import { lowestAmong, staysAround } from '@/domain/staysAround';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { CalendarPrices, PricesByDay } from './calendarPrices';
import { Amount, Day, Days, Frame } from './NearbyNights.styles';

interface Props {
  readonly criteria: SearchCriteria;
  readonly calendarPrices: CalendarPrices;
  /** Where other dates lead, all else kept. */
  readonly hrefOf: (dates: DateRange) => string;
}

/** The lowest prices of stays of the same length that begin some days earlier or later, each a link to those dates. */
export function NearbyNights({ criteria, calendarPrices: Prices, hrefOf }: Props) {
  const { t } = useTranslator();
  const [prices, setPrices] = useState<PricesByDay | null>(null);
  const take = useCallback((found: PricesByDay, isLoading: boolean) => setPrices(isLoading ? null : found), []);
  const stays = staysAround(criteria, today());
  const [first = criteria, last = first] = [stays[0], stays.at(-1)];
  const lowest = lowestAmong(stays.flatMap(({ startDate }) => prices?.get(startDate) ?? []));
  const isEmpty = prices?.size === 0;
  return (
    <Frame aria-label={t('search.nearby.title')}>
      <Prices
        search={criteria}
        days={{ startDate: first.startDate, endDate: last.startDate }}
        nights={nights(criteria)}
        onPrices={take}
      />
      {!isEmpty && (
        <Days aria-busy={prices === null}>
          {stays.map((stay) => (
            <li key={stay.startDate}>
              <Stay
                stay={stay}
                isAsked={stay.startDate === criteria.startDate}
                price={prices && (prices.get(stay.startDate) ?? 'none')}
                lowest={lowest}
                href={hrefOf(stay)}
              />
            </li>
          ))}
        </Days>
      )}
      {isEmpty && (
        <Text size="small" tone="muted">
          {t('search.nearby.none')}
        </Text>
      )}
    </Frame>
  );
}

interface StayProps {
  readonly stay: DateRange;
  /** The stay of the search. */
  readonly isAsked: boolean;
  /** Null while it is loading. */
  readonly price: Money | 'none' | null;
  readonly lowest: Money | null;
  readonly href: string;
}

function Stay({ stay, isAsked, price, lowest, href }: StayProps) {
  const { t, format } = useTranslator();
  const isFull = price === 'none';
  const isLowest = price !== null && !isFull && lowest !== null && isSameMoney(price, lowest);
  const amount = price === null ? '…' : isFull ? t('search.nearby.full') : format.money(price);
  return (
    <Day as={SiteLink} prefetch={false} href={href} aria-current={isAsked || undefined} isFull={isFull}>
      <span>{`${format.dayShort(stay.startDate)} – `}</span>
      <span>{`${format.dayShort(stay.endDate)} `}</span>
      <Amount isLowest={isLowest}>{amount}</Amount>
      {/* Seen by its colour. */}
      {isLowest && <VisuallyHidden>{` ${t('stay.cheapest')}`}</VisuallyHidden>}
    </Day>
  );
}
