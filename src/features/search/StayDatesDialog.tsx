import { useEffect, useState } from 'react';
import type { FormEvent } from 'react';
import { wasFrameClosed } from '@/browser/handover/openingFrame';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import type { DateRange } from '@/domain/localDate';
import { completeDates, dateProblems, withDates } from '@/domain/search/dateProblems';
import { readDate } from '@/domain/writtenDate';
import { useTranslator } from '@/i18n/TranslatorContext';
import { today } from '@/browser/today';
import type { CalendarPrices } from './calendarPrices';
import { DatesField } from './DatesField';
import { dateErrors } from './dateErrors';
import type { OpenedDates } from './openedDates';

interface Props extends OpenedDates {
  readonly calendarPrices: CalendarPrices;
  readonly onChoose: (dates: DateRange) => void;
  readonly onClose: () => void;
}

/** Gives a field the focus, so that what is typed replaces what it says. */
function focusAll(id: string): void {
  const field = document.getElementById(id);
  if (field instanceof HTMLInputElement) field.select();
}

/** The calendar with its prices in a dialog, for a form with native fields. */
export function StayDatesDialog({ criteria, at, calendarPrices, onChoose, onClose }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const [dates, setDates] = useState({ from: criteria.startDate, to: criteria.endDate });
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (wasFrameClosed('dates')) onClose();
  }, [onClose]);
  useEffect(() => {
    // On a touch screen this would bring up the keyboard, above the calendar.
    if (at && matchMedia('(pointer: fine)').matches) focusAll(`dates-${at}`);
  }, [at]);
  const problems = dateProblems(dates, today());
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const whole = completeDates(dates, today());
    setDates(whole);
    const [first] = dateProblems(whole, today());
    if (first) return document.getElementById(`dates-${first.field}`)?.focus();
    const [startDate, endDate] = [readDate(whole.from, today()), readDate(whole.to, today())];
    if (startDate && endDate) onChoose({ startDate, endDate });
    onClose();
  };
  return (
    <Dialog
      isOpen
      variant="atField"
      title={t('dates.open')}
      closeLabel={t('dates.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form="dates-form" size="large" fullWidth>
          {t('dates.use')}
        </Button>
      }
    >
      <form id="dates-form" noValidate onSubmit={choose}>
        <DatesField
          idPrefix="dates"
          {...dates}
          today={today()}
          priced={criteria}
          calendarPrices={calendarPrices}
          errors={isTried ? dateErrors(problems, translator) : {}}
          onChange={(changed) => setDates((before) => withDates(before, changed))}
        />
      </form>
    </Dialog>
  );
}
