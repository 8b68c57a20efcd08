import { Inline } from '@/design-system/Inline';
import { Spinner } from '@/design-system/Spinner';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** Whether anything is paid with the order; where that is not known yet, it is called a payment. */
  readonly hasPayment?: boolean;
}

/** While it is asked how a payment ended. In the exported page as well, so that it shows before any script runs. */
export function PaymentChecking({ hasPayment = true }: Props) {
  const { t } = useTranslator();
  return (
    <Stack gap={2} role="status">
      <Inline gap={3}>
        <Spinner />
        <Text size="lead" weight="bold">
          {t(hasPayment ? 'payment.checking' : 'payment.checkingBooking')}
        </Text>
      </Inline>
      <Text tone="muted">{t(hasPayment ? 'payment.checkingBody' : 'payment.checkingBookingBody')}</Text>
    </Stack>
  );
}
