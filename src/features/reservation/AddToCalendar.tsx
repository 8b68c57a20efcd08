import { useOnce } from '@/browser/useOnce';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { CalendarPlus, CalendarX } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { calendarFile } from './calendarFile';
import { saveFile } from './saveFile';

/** Makes the stay's calendar file on request; that of a cancelled stay removes the entry. */
export function AddToCalendar({ reservation }: { readonly reservation: Reservation }) {
  const translator = useTranslator();
  const isCancelled = reservation.status === 'CANCELLED';
  const { isBusy, failure, fail, run } = useOnce<'notMade'>();
  const make = async () => {
    try {
      const { name, text } = await calendarFile(reservation, translator, Date.now());
      saveFile(name, text, 'text/calendar;charset=utf-8');
    } catch {
      fail('notMade');
    }
  };
  return (
    <Stack gap={2}>
      <Button variant="secondary" fullWidth isLoading={isBusy} onClick={() => void run(make)}>
        <Icon of={isCancelled ? CalendarX : CalendarPlus} size="small" />
        {translator.t(isCancelled ? 'reservation.calendar.remove' : 'reservation.calendar.add')}
      </Button>
      {failure && (
        <Text size="small" tone="error" role="alert">
          {translator.t('reservation.calendar.failed')}
        </Text>
      )}
    </Stack>
  );
}
