import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { orderOutcome } from '@/domain/payment/guarantee';
import type { Money } from '@/domain/money';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { pickedWay } from '@/domain/payment/paymentWays';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import { PaymentChoice } from '@/forms/PaymentChoice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** True when the booking is confirmed only once it is paid or guaranteed. */
  readonly isWaiting: boolean;
  readonly ways: readonly PaymentWay[];
  readonly due: Money;
  readonly isStarting: boolean;
  readonly notice: ReactNode;
  readonly onPay: (choice: GuaranteeChoice) => void;
}

/** Pays for or guarantees an existing booking. The button says what it does. */
export function PayReservationView({ isWaiting, ways, due, isStarting, notice, onPay }: Props) {
  const { t, format } = useTranslator();
  const [picked, setPicked] = useState<string | null>(null);
  const [wasPressed, setPressed] = useState(false);
  const chosen = pickedWay(ways, ({ key }) => key === picked);
  const canGuarantee = ways.some(({ choice }) => choice.type === 'CARD_VERIFICATION');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isStarting) return;
    if (chosen) onPay(chosen.choice);
    else setPressed(true);
  };
  const label = chosen ? orderOutcome(chosen.choice, due) : 'payNow';
  return (
    <Card>
      <form noValidate onSubmit={submit}>
        <Stack gap={4} align="stretch">
          <Heading level={2} size="h3">
            {t(`payment.pay.${isWaiting || canGuarantee ? 'title' : 'titleOpen'}`)}
          </Heading>
          <Text>{t(`payment.pay.${isWaiting ? 'waiting' : canGuarantee ? 'voluntary' : 'open'}`)}</Text>
          {notice}
          <PaymentChoice
            name="wayToPay"
            ways={ways}
            chosen={chosen?.key ?? null}
            onChoose={({ key }) => setPicked(key)}
            error={wasPressed && !chosen ? t('payment.pay.problem') : undefined}
          />
          <Button type="submit" isLoading={isStarting} loadingLabel={t('payment.pay.starting')}>
            {t(`payment.pay.${label}`, { total: format.money(due) })}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
