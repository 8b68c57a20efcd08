import { useRef, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { CalendarPlus, CalendarX } from '@/design-system/icons';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { calendarFile } from './calendarFile';
import { saveFile } from './saveFile';

/** Makes the stay's calendar file on request; that of a cancelled stay removes the entry. */
export function AddToCalendar({ reservation }: { readonly reservation: Reservation }) {
  const translator = useTranslator();
  const isCancelled = reservation.status === 'CANCELLED';
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const isMaking = useRef(false);
  const make = async () => {
    if (isMaking.current) return;
    isMaking.current = true;
    setState('making');
    try {
      const { name, text } = await calendarFile(reservation, translator, Date.now());
      saveFile(name, text, 'text/calendar;charset=utf-8');
      setState('idle');
    } catch {
      setState('failed');
    }
    isMaking.current = false;
  };
  return (
    <Stack gap={2}>
      <Button variant="secondary" fullWidth isLoading={state === 'making'} onClick={() => void make()}>
        <Icon of={isCancelled ? CalendarX : CalendarPlus} size="small" />
        {translator.t(isCancelled ? 'reservation.calendar.remove' : 'reservation.calendar.add')}
      </Button>
      {state === 'failed' && (
        <Text size="small" tone="error" role="alert">
          {translator.t('reservation.calendar.failed')}
        </Text>
      )}
    </Stack>
  );
}
