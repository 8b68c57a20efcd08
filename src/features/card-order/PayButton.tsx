import { Button } from '@/design-system/Button';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { Money } from '@/domain/money';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly due: Money;
  /** Null before one is chosen. */
  readonly way: PaymentWay | null;
  readonly does: CardPurpose | 'AGAIN';
  readonly isSending: boolean;
}

/** The button says what it does and for how much; below it what follows. */
export function PayButton({ due, way, does, isSending }: Props) {
  const { t, format } = useTranslator();
  const total = format.money(due);
  const isFree = due.amount === 0;
  const after = isFree ? 'free' : way?.savedCard ? 'saved' : 'page';
  return (
    <Stack gap={2}>
      <Button type="submit" size="large" fullWidth isLoading={isSending} loadingLabel={t('cardOrder.sending')}>
        {isFree ? t('cardOrder.payFree') : t(`cardOrder.pay.${does}`, { total })}
      </Button>
      <Text size="label" tone="muted">
        {t(`cardOrder.after.${after}`, { total })}
      </Text>
    </Stack>
  );
}
