import { Notice } from '@/design-system/Notice';
import { Text } from '@/design-system/Text';
import { DEADLINE_TIME } from '@/domain/limits';
import type { Reservation } from '@/domain/reservation/reservation';
import type { BookingStanding } from '@/domain/reservation/standing';
import { CallHotel } from '@/errors/CallHotel';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly reservation: Pick<Reservation, 'source' | 'mode' | 'hotel'>;
  readonly booking: BookingStanding;
}

/** What is special about a booking: that its room may be gone, where it was made, and that it is of a longer trip. */
export function StandingNotices({ reservation, booking }: Props) {
  const { t, format } = useTranslator();
  const { source, mode, hotel } = reservation;
  const held = { time: format.time(DEADLINE_TIME) };
  return (
    <>
      {(booking === 'HOLD_ENDED' || booking === 'HOLD_ENDED_UNLESS_ARRIVED') && (
        <Notice
          tone="warning"
          title={t('reservation.holdEnded.title', held)}
          actions={<CallHotel phone={hotel.phone} />}
        >
          <Text>{t('reservation.holdEnded.body', held)}</Text>
        </Notice>
      )}
      {source && (
        <Notice tone="info" title={t(`reservation.source.${source}.title`)}>
          <Text>{t(`reservation.source.${source}.body`)}</Text>
        </Notice>
      )}
      {mode === 'ITINERARY' && (
        <Notice tone="info" title={t('reservation.itinerary.title')} actions={<CallControl />}>
          <Text>{t('reservation.itinerary.body')}</Text>
        </Notice>
      )}
    </>
  );
}
