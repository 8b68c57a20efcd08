import { useEffect, useState } from 'react';
import { wasFrameClosed } from '@/browser/handover/openingFrame';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { today } from '@/browser/today';
import type { CalendarPrices } from './calendarPrices';
import { DatesField } from './DatesField';
import { problemText } from './problemText';
import { dateProblems, withDates } from './searchDraft';

interface Props {
  /** The search that the dates are chosen for. */
  readonly criteria: SearchCriteria;
  readonly calendarPrices: CalendarPrices;
  readonly onChoose: (dates: DateRange) => void;
  readonly onClose: () => void;
}

/** The calendar with its prices in a dialog, for a form with native fields. */
export function StayDatesDialog({ criteria, calendarPrices, onChoose, onClose }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const [dates, setDates] = useState({ from: criteria.startDate, to: criteria.endDate });
  const [isTried, setTried] = useState(false);
  useEffect(() => {
    if (wasFrameClosed('dates')) onClose();
  }, [onClose]);
  const problems = dateProblems(dates, today());
  const errorAt = (field: 'from' | 'to') => {
    const problem = isTried ? problems.find((each) => each.field === field) : undefined;
    return problem && problemText(problem, today(), translator);
  };
  const choose = () => {
    setTried(true);
    const [first] = problems;
    if (first) return document.getElementById(`dates-${first.field}`)?.focus();
    onChoose({ startDate: dates.from, endDate: dates.to });
    onClose();
  };
  return (
    <Dialog
      isOpen
      variant="wideDrawer"
      title={t('search.dates.open')}
      closeLabel={t('search.dates.close')}
      onClose={onClose}
      footer={
        <Button size="large" fullWidth onClick={choose}>
          {t('search.dates.use')}
        </Button>
      }
    >
      <DatesField
        idPrefix="dates"
        {...dates}
        today={today()}
        priced={criteria}
        calendarPrices={calendarPrices}
        errors={{ from: errorAt('from'), to: errorAt('to') }}
        onChange={(changed) => setDates((before) => withDates(before, changed))}
      />
    </Dialog>
  );
}
