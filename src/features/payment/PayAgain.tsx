import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import type { GuaranteeChoice } from '@/domain/payment';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { PaymentWay } from './paymentWays';
import { WayToPay } from './WayToPay';

interface Props {
  /** Why it was not paid; the last attempt to start anew first, when that failed too. */
  readonly failure: Failure;
  readonly ways: readonly PaymentWay[];
  /** The way that was tried, when it is known. */
  readonly triedWay: string | null;
  readonly isStarting: boolean;
  readonly onPay: (choice: GuaranteeChoice) => void;
  readonly onCheck: () => void;
}

/** Not paid, and safe to try again: the reason, the ways, and one button. */
export function PayAgain({ failure, ways, triedWay, isStarting, onPay, onCheck }: Props) {
  const { t } = useTranslator();
  const [picked, setPicked] = useState<string | null>(null);
  const chosen = ways.find(({ key }) => key === (picked ?? triedWay)) ?? ways[0];
  return (
    <Stack gap={5}>
      <FailureNotice failure={failure} headingLevel={2} />
      <Text>{t('payment.notPaid.safe')}</Text>
      {ways.length > 1 && <WayToPay ways={ways} chosen={chosen?.key ?? null} onChoose={setPicked} />}
      <Inline gap={3}>
        {chosen && (
          <Button
            size="large"
            isLoading={isStarting}
            loadingLabel={t('payment.pay.starting')}
            onClick={() => onPay(chosen.choice)}
          >
            {t(chosen.choice.type === 'CARD_VERIFICATION' ? 'payment.notPaid.verifyAgain' : 'payment.notPaid.again')}
          </Button>
        )}
        <Button variant="secondary" size="large" onClick={onCheck}>
          {t('payment.checkAgain')}
        </Button>
      </Inline>
    </Stack>
  );
}
