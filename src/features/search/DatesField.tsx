import { useState } from 'react';
import { I18nProvider } from 'react-aria';
import { ApiSwitch } from '@/api/ApiSwitch';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/config/limits';
import { monthAround } from '@/design-system/DateRange';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { addDays, isBefore, parseLocalDate } from '@/domain/localDate';
import type { DateRange, LocalDate } from '@/domain/localDate';
import type { Destination } from '@/domain/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { calendarLocales } from './calendarLocale';
import { StayCalendar } from './StayCalendar';
import { Fieldset, Legend, Pair, plainDate } from './SearchForm.styles';
import { LowestPricesV2 } from './v2/LowestPricesV2';

interface Props {
  readonly idPrefix: string;
  readonly from: string;
  readonly to: string;
  readonly today: LocalDate;
  /** Whose prices the calendar shows. */
  readonly destination: Destination;
  readonly errors: { readonly from?: string; readonly to?: string };
  readonly onFrom: (from: string) => void;
  readonly onTo: (to: string) => void;
  readonly onRange: (range: DateRange) => void;
}

/** When: typed into two fields, or chosen from the calendar with its prices. */
export function DatesField({ idPrefix, from, to, today, destination, errors, onFrom, onTo, onRange }: Props) {
  const { t, language } = useTranslator();
  const start = parseLocalDate(from);
  const [days, setDays] = useState(() => monthAround(start && !isBefore(start, today) ? start : today, today));
  const last = addDays(today, MAX_DAYS_AHEAD);
  return (
    <Fieldset>
      <Legend>{t('search.dates.legend')}</Legend>
      <Pair>
        <TextField
          type="date"
          id={`${idPrefix}-from`}
          name="from"
          className={plainDate().className}
          label={t('search.dates.arrival')}
          value={from}
          min={today}
          max={last}
          error={errors.from}
          onChange={(event) => onFrom(event.target.value)}
        />
        <TextField
          type="date"
          id={`${idPrefix}-to`}
          name="to"
          className={plainDate().className}
          label={t('search.dates.departure')}
          value={to}
          min={addDays(start ?? today, 1)}
          max={addDays(start ?? last, MAX_NIGHTS)}
          error={errors.to}
          onChange={(event) => onTo(event.target.value)}
        />
      </Pair>
      <I18nProvider locale={calendarLocales[language]}>
        <ApiSwitch
          v2={() => (
            <LowestPricesV2 destination={destination} days={days}>
              {(prices) => (
                <>
                  <StayCalendar {...{ from, to, today, prices }} onChange={onRange} onMonth={setDays} />
                  {prices.size > 0 && (
                    <Text size="small" tone="muted">
                      {t('search.dates.priceNote')}
                    </Text>
                  )}
                </>
              )}
            </LowestPricesV2>
          )}
        />
      </I18nProvider>
    </Fieldset>
  );
}
