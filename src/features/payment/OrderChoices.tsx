import type { BookingCalls } from '@/api/bookingCalls';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useCancelOrder } from './useCancelOrder';
import type { MadeOrder } from './useOrderCheck';

interface Props {
  readonly order: MadeOrder;
  readonly cancelBooking: BookingCalls['cancelBooking'];
  /** Cancels an unpaid booking; a paid one is cancelled on its own page. */
  readonly isUnpaid: boolean;
  /** Nothing more can be charged for it. */
  readonly isSettled: boolean;
  readonly onCancelled: () => void;
  /** It is cancelled, and had been paid meanwhile. */
  readonly onCharged: () => void;
  /** Keeps this booking and makes another one. */
  readonly onAnother: () => void;
}

/** The choices for an existing booking: cancel it and change the stay, or keep it and book another one. */
export function OrderChoices(props: Props) {
  const { order, cancelBooking, isUnpaid, isSettled, onCancelled, onCharged, onAnother } = props;
  const { t } = useTranslator();
  const cancelling = useCancelOrder(order, cancelBooking, onCancelled, onCharged);
  return (
    <Stack gap={3}>
      {cancelling.failure && <FailureNotice failure={cancelling.failure} />}
      <Inline gap={3}>
        {isUnpaid && (
          <Button
            variant="secondary"
            isLoading={cancelling.isCancelling}
            loadingLabel={t('order.cancelling')}
            onClick={cancelling.cancel}
          >
            {t('order.cancelAndChange')}
          </Button>
        )}
        <Button variant="secondary" onClick={onAnother}>
          {t('order.another')}
        </Button>
      </Inline>
      <Text size="label" tone="muted">
        {t(isUnpaid ? 'order.choicesHint' : 'order.changeHint', { phone: order.hotel.phone.number })}{' '}
        {!isSettled && t('order.keepHint')}
      </Text>
    </Stack>
  );
}
