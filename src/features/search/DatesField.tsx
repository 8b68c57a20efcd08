import { memo, startTransition, useCallback, useMemo, useState } from 'react';
import { I18nProvider } from 'react-aria';
import { useSteady } from '@/browser/useSteady';
import { MAX_DAYS_AHEAD } from '@/config/limits';
import { Text } from '@/design-system/Text';
import { addDays, isBefore } from '@/domain/localDate';
import { readDate } from '@/domain/writtenDate';
import type { DateRange, LocalDate } from '@/domain/localDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import { calendarLocales } from './calendarLocale';
import type { AnsweredPrices, CalendarPrices, CalendarPricesProps } from './calendarPrices';
import { priceNote } from './priceNote';
import type { PricedSearch } from './pricedSearch';
import { ChosenStay } from './ChosenStay';
import { StayCalendar } from './StayCalendar';
import { TypedDateField } from './TypedDateField';
import { Fieldset, Legend, Pair } from './SearchForm.styles';

interface Props {
  readonly idPrefix: string;
  /** As typed, or days. */
  readonly from: string;
  readonly to: string;
  readonly today: LocalDate;
  /** What the prices of the calendar depend on. */
  readonly priced: PricedSearch;
  readonly calendarPrices: CalendarPrices;
  readonly errors: Readonly<Record<string, string | undefined>>;
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
  const start = readDate(from);
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
  const end = readDate(to);
  const dates = useMemo(() => ({ from: start ?? '', to: end ?? '' }), [start, end]);
  const choose = useSteady(({ startDate, endDate }: DateRange) => onChange({ from: startDate, to: endDate }));
  const show = useCallback((days: DateRange) => startTransition(() => setShown(days)), []);
  const stay = start && end && isBefore(start, end) && canBeShown(start) ? { startDate: start, endDate: end } : null;
  const turnTo = (typed: string) => {
    const day = readDate(typed);
    if (day && canBeShown(day)) setFocused(day);
  };
  const type = (typed: { readonly from?: string; readonly to?: string }) => {
    turnTo(typed.from ?? typed.to ?? '');
    onChange(typed);
  };
  return (
    <Fieldset>
      <Legend>{t('dates.legend')}</Legend>
      <Pair>
        <TypedDateField
          id={`${idPrefix}-from`}
          name="from"
          label={t('dates.arrival')}
          value={picked ?? from}
          today={today}
          error={errors.from}
          onChange={(typed) => type({ from: typed })}
        />
        <TypedDateField
          id={`${idPrefix}-to`}
          name="to"
          label={t('dates.departure')}
          value={picked ? '' : to}
          today={today}
          error={picked ? undefined : errors.to}
          onChange={(typed) => type({ to: typed })}
        />
      </Pair>
      <Text size="label" role="status">
        {picked && t('dates.pickDeparture', { date: format.date(picked) })}
        {!picked && !stay && t('dates.help')}
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
