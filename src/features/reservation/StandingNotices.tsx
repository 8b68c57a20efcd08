import { Notice } from '@/design-system/Notice';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What is special about a booking: where it was made, and that it belongs to a longer trip. */
export function StandingNotices({ reservation }: { readonly reservation: Pick<Reservation, 'source' | 'mode'> }) {
  const { t } = useTranslator();
  const { source, mode } = reservation;
  return (
    <>
      {source && (
        <Notice tone="info" title={t(`reservation.source.${source}.title`)}>
          <Text>{t(`reservation.source.${source}.body`)}</Text>
        </Notice>
      )}
      {mode === 'ITINERARY' && (
        <Notice tone="info" title={t('reservation.itinerary.title')}>
          <Text>{t('reservation.itinerary.body')}</Text>
        </Notice>
      )}
    </>
  );
}
