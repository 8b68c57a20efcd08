import { memo, useMemo } from 'react';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/config/limits';
import { DateRange } from '@/design-system/DateRange';
import { addDays, parseLocalDate } from '@/domain/localDate';
import type { DateRange as Days, LocalDate } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** As typed. */
  readonly dates: { readonly from: string; readonly to: string };
  readonly today: LocalDate;
  readonly prices: ReadonlyMap<LocalDate, Money | null>;
  /** The day whose month is shown. */
  readonly focused: LocalDate;
  readonly onChange: (range: Days) => void;
  readonly onFocus: (day: LocalDate) => void;
  /** Called with the days on show. */
  readonly onShow: (days: Days) => void;
  /** The arrival while the departure is still to be chosen; null otherwise. */
  readonly onPick: (arrival: LocalDate | null) => void;
}

/** The calendar of a stay: the lowest price under each day where it is known. */
export const StayCalendar = memo(function StayCalendar(props: Props) {
  const { dates, today, prices, focused, onChange, onFocus, onShow, onPick } = props;
  const { t, format } = useTranslator();
  const startDate = parseLocalDate(dates.from);
  const endDate = parseLocalDate(dates.to);
  const notes = useMemo(
    () =>
      new Map(
        [...prices].flatMap(([day, price]) =>
          price === null
            ? []
            : [
                [
                  day,
                  {
                    // Whole euros, rounded up so that no day looks cheaper than it is; screen readers get the exact price.
                    shown: format.number(Math.ceil(price.amount / 100)),
                    spoken: t('dates.priceFrom', { price: format.money(price) }),
                  },
                ],
              ],
        ),
      ),
    [prices, format, t],
  );
  return (
    <DateRange
      value={startDate && endDate ? { startDate, endDate } : null}
      limits={{ today, last: addDays(today, MAX_DAYS_AHEAD), maxNights: MAX_NIGHTS }}
      notes={notes}
      focused={focused}
      labels={{
        calendar: t('dates.calendar'),
        previous: t('dates.previous'),
        next: t('dates.next'),
      }}
      onChange={onChange}
      onFocus={onFocus}
      onShow={onShow}
      onPick={onPick}
    />
  );
});
