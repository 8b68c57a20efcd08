import { SiteLink } from '@/routes/SiteLink';
import { useCallback, useState } from 'react';
import { today } from '@/browser/today';
import { Text } from '@/design-system/Text';
import { VisuallyHidden } from '@/design-system/VisuallyHidden';
import type { DateRange } from '@/domain/localDate';
import { nights } from '@/domain/localDate';
import { isSameMoney } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search/search';
import { lowestAmong, staysAround } from '@/domain/search/staysAround';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { AnsweredPrices, CalendarPrices, CalendarPricesProps } from './calendarPrices';
import { Amount, Day, Days, Frame } from './NearbyNights.styles';

interface Props {
  readonly criteria: SearchCriteria;
  readonly calendarPrices: CalendarPrices;
  /** Where other dates lead, all else kept. */
  readonly hrefOf: (dates: DateRange) => string;
}

const asking: AnsweredPrices = { prices: new Map(), state: 'loading' };

/** The lowest prices of stays of the same length that begin some days earlier or later, each a link to those dates. */
export function NearbyNights({ criteria, calendarPrices: Prices, hrefOf }: Props) {
  const { t } = useTranslator();
  const [{ prices, state }, setAnswer] = useState<AnsweredPrices>(asking);
  const take = useCallback<CalendarPricesProps['onPrices']>(
    (found, now) => setAnswer({ prices: found, state: now }),
    [],
  );
  const stays = staysAround(criteria, today());
  const [first = criteria, last = first] = [stays[0], stays.at(-1)];
  const lowest = lowestAmong(stays.flatMap(({ startDate }) => prices.get(startDate) ?? []));
  const hasNone = state === 'ready' && ![...prices.values()].some((price) => price !== null);
  return (
    <Frame aria-label={t('search.nearby.title')}>
      <Prices
        search={criteria}
        days={{ startDate: first.startDate, endDate: last.startDate }}
        nights={nights(criteria)}
        onPrices={take}
      />
      {!hasNone && (
        <Days aria-busy={state === 'loading'}>
          {stays.map((stay) => (
            <li key={stay.startDate}>
              <Stay
                stay={stay}
                isAsked={stay.startDate === criteria.startDate}
                price={state === 'loading' ? 'asking' : prices.get(stay.startDate)}
                lowest={lowest}
                href={hrefOf(stay)}
              />
            </li>
          ))}
        </Days>
      )}
      {(hasNone || state === 'failed') && (
        <Text size="small" tone="muted" role="status">
          {t(hasNone ? 'search.nearby.none' : 'search.nearby.failed')}
        </Text>
      )}
    </Frame>
  );
}

interface StayProps {
  readonly stay: DateRange;
  /** The stay of the search. */
  readonly isAsked: boolean;
  /** Null where nothing is left; missing where it is not known. */
  readonly price: Money | 'asking' | null | undefined;
  readonly lowest: Money | null;
  readonly href: string;
}

function Stay({ stay, isAsked, price, lowest, href }: StayProps) {
  const { t, format } = useTranslator();
  const isFull = price === null;
  const known = price === 'asking' ? null : (price ?? null);
  const isLowest = known !== null && lowest !== null && isSameMoney(known, lowest);
  const amount = price === 'asking' ? '…' : isFull ? t('search.nearby.full') : known && format.money(known);
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
