import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import type { Money } from '@/domain/money';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly isOpen: boolean;
  readonly bookingNumber: string;
  readonly paid: Money;
  /** True when free cancellation is over but the booking can still be cancelled. */
  readonly isLate: boolean;
  readonly isCancelling: boolean;
  readonly failure: Failure | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation, and says what happens with the money. */
export function CancelDialog(props: Props) {
  const { isOpen, bookingNumber, paid, isLate, isCancelling, failure, onConfirm, onClose } = props;
  const { t, format } = useTranslator();
  const moneyText = isLate ? 'late' : paid.amount > 0 ? 'paidBack' : 'nothingPaid';
  return (
    <Dialog
      isOpen={isOpen}
      title={t('reservation.cancel.title', { number: bookingNumber })}
      closeLabel={t('reservation.cancel.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('reservation.cancel.keep')}
          </Button>
          <Button
            variant="danger"
            isLoading={isCancelling}
            loadingLabel={t('reservation.cancel.cancelling')}
            onClick={onConfirm}
          >
            {t('reservation.cancel.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('reservation.cancel.all')}</Text>
        <Text weight="medium">{t(`reservation.cancel.${moneyText}`, { paid: format.money(paid) })}</Text>
        {failure && <FailureNotice failure={failure} />}
      </Stack>
    </Dialog>
  );
}
