import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria';
import { useSteady } from '@/browser/useSteady';
import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '@/config/limits';
import { Text } from '@/design-system/Text';
import { TextField } from '@/design-system/TextField';
import { addDays, isBefore, parseLocalDate } from '@/domain/localDate';
import type { DateRange, LocalDate } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import { calendarLocales } from './calendarLocale';
import type { AnsweredPrices, CalendarPrices, CalendarPricesProps } from './calendarPrices';
import { priceNote } from './priceNote';
import type { PricedSearch } from './pricedSearch';
import { ChosenStay } from './ChosenStay';
import { StayCalendar } from './StayCalendar';
import { Fieldset, Legend, Pair, plainDate } from './SearchForm.styles';

interface Props {
  readonly idPrefix: string;
  readonly from: string;
  readonly to: string;
  readonly today: LocalDate;
  /** What the prices of the calendar depend on. */
  readonly priced: PricedSearch;
  readonly calendarPrices: CalendarPrices;
  readonly errors: { readonly from?: string; readonly to?: string };
  /** Called with other dates, typed or chosen. */
  readonly onChange: (dates: { readonly from?: string; readonly to?: string }) => void;
}

const noPrices: AnsweredPrices = { prices: new Map(), state: 'loading' };

/** The dates: two fields to type in, and the calendar with its prices. Each updates the other. */
export const DatesField = memo(function DatesField(props: Props) {
  const { idPrefix, from, to, today, priced, calendarPrices: Prices, errors, onChange } = props;
  const translator = useTranslator();
  const { t, format, language } = translator;
  const last = addDays(today, MAX_DAYS_AHEAD);
  const canBeShown = (day: LocalDate) => !isBefore(day, today) && !isBefore(last, day);
  const start = parseLocalDate(from);
  const [focused, setFocused] = useState(start && canBeShown(start) ? start : today);
  // The arrival chosen in the calendar while the departure is still missing.
  const [picked, setPicked] = useState<LocalDate | null>(null);
  const [answered, setPrices] = useState(noPrices);
  const { prices } = answered;
  const take = useCallback<CalendarPricesProps['onPrices']>(
    (found, now) => setPrices({ prices: found, state: now }),
    [],
  );
  const note = priceNote(priced, answered, translator);
  const [shown, setShown] = useState<DateRange | null>(null);
  // The calendar is costly to render: it is left alone while nothing of it changes, and its days show before their prices
  // are asked.
  const dates = useMemo(() => ({ from, to }), [from, to]);
  const choose = useSteady(({ startDate, endDate }: DateRange) => onChange({ from: startDate, to: endDate }));
  const show = useCallback((days: DateRange) => startTransition(() => setShown(days)), []);
  const end = parseLocalDate(to);
  const stay = start && end && isBefore(start, end) && canBeShown(start) ? { startDate: start, endDate: end } : null;
  const turnTo = (typed: string) => {
    const day = parseLocalDate(typed);
    if (day && canBeShown(day)) setFocused(day);
  };
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
          value={picked ?? from}
          min={today}
          max={last}
          error={errors.from}
          onChange={({ target }) => {
            turnTo(target.value);
            onChange({ from: target.value });
          }}
        />
        <TextField
          type="date"
          id={`${idPrefix}-to`}
          name="to"
          className={plainDate().className}
          label={t('search.dates.departure')}
          value={picked ? '' : to}
          min={addDays(start ?? today, 1)}
          max={addDays(start ?? last, MAX_NIGHTS)}
          error={picked ? undefined : errors.to}
          onChange={({ target }) => {
            turnTo(target.value);
            onChange({ to: target.value });
          }}
        />
      </Pair>
      <Text size="label" role="status">
        {picked && t('search.dates.pickDeparture', { date: format.date(picked) })}
        {!picked && !stay && t('search.dates.help')}
        {!picked && stay && <ChosenStay stay={stay} priced={priced} calendarPrices={Prices} />}
      </Text>
      <I18nProvider locale={calendarLocales[language]}>
        {shown && <Prices search={priced} days={shown} onPrices={take} />}
        <StayCalendar
          today={today}
          prices={prices}
          focused={focused}
          dates={dates}
          onChange={choose}
          onFocus={setFocused}
          onShow={show}
          onPick={setPicked}
        />
        {note !== '' && (
          <Text size="small" tone="muted">
            {note}
          </Text>
        )}
      </I18nProvider>
    </Fieldset>
  );
});
