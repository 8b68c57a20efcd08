import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { cancelClock, reservationCancelTerms } from '@/domain/reservation/cancel';
import type { Reservation } from '@/domain/reservation/reservation';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CancelClock } from './CancelClock';
import type { Cancelling } from './useCancelling';

interface Props {
  readonly reservation: Reservation;
  /** Milliseconds. */
  readonly now: number;
  readonly cancelling: Cancelling;
}

/** The second step of cancelling: the terms, what happens with the money, and the question once more. */
export function CancelDialog({ reservation, now, cancelling }: Props) {
  const { t, format } = useTranslator();
  const { bookingNumber, hotel, paid, rooms, status } = reservation;
  const terms = reservationCancelTerms(rooms);
  // A booking that waits for its first payment was never confirmed: its terms do not hold yet.
  const hasTerms = status !== 'PENDING';
  const isLate = hasTerms && cancelClock(terms, now, hotel.timeZone).kind !== 'free';
  const backText = paid.currency === 'S_POINT' ? 'pointsBack' : 'paidBack';
  const moneyText = isLate ? 'late' : paid.amount > 0 ? backText : 'nothingPaid';
  return (
    <Dialog
      isOpen={cancelling.isAsked}
      title={t('reservation.cancel.title', { number: bookingNumber })}
      closeLabel={t('reservation.cancel.close')}
      onClose={cancelling.keep}
      footer={
        <>
          <Button variant="secondary" onClick={cancelling.keep}>
            {t('reservation.cancel.keep')}
          </Button>
          <Button
            variant="danger"
            isLoading={cancelling.isCancelling}
            loadingLabel={t('reservation.cancel.cancelling')}
            onClick={cancelling.confirm}
          >
            {t('reservation.cancel.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {hasTerms && (
          <Stack gap={1}>
            <Heading level={3} size="h4">
              {t('reservation.cancel.terms')}
            </Heading>
            <CancelClock terms={terms} hotelZone={hotel.timeZone} />
          </Stack>
        )}
        <Text weight="medium">{t(`reservation.cancel.${moneyText}`, { paid: format.money(paid) })}</Text>
        <Text>{t('reservation.cancel.all')}</Text>
        {cancelling.failure && <FailureNotice failure={cancelling.failure} />}
      </Stack>
    </Dialog>
  );
}
