import type { EditedStay } from '@/domain/edit/editQuote';
import type { EditPartState } from '@/domain/edit/editParts';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { datesText } from './changeLines';
import { EditedPart } from './EditedPart';
import type { EditSlots } from './editSlots';
import type { OpenedPart } from './useOpenPart';

interface Props {
  readonly state: EditPartState;
  readonly stay: Pick<EditedStay, 'changes' | 'reserved' | 'wanted'>;
  readonly criteria: SearchCriteria;
  readonly opened: OpenedPart;
  readonly slots: Pick<EditSlots, 'dates'>;
  readonly onChoose: (dates: DateRange) => void;
  readonly onKeep: () => void;
}

/** The dates of the stay, and the calendar that changes them. */
export function EditedDates({ state, stay, criteria, opened, slots, onChoose, onKeep }: Props) {
  const translator = useTranslator();
  const { reserved, wanted, changes } = stay;
  return (
    <EditedPart
      part="dates"
      state={state}
      now={datesText(reserved.dates, translator)}
      wanted={changes.dates ? datesText(wanted.dates, translator) : null}
      onOpen={() => opened.setOpen({ part: 'dates' })}
      onKeep={onKeep}
    >
      {opened.open?.part === 'dates' && slots.dates({ criteria, onChoose, onClose: opened.close })}
    </EditedPart>
  );
}
