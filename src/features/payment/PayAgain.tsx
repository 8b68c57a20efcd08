import { useEffect, useRef, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Failure } from '@/domain/failure';
import type { GuaranteeChoice } from '@/domain/payment/payment';
import { isOfMethod } from '@/domain/payment/paymentState';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import { FailureNotice } from '@/errors/FailureNotice';
import { PaymentChoice } from '@/forms/PaymentChoice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** Why it was not paid: the last failed start if there was one; null when the payment had no page. */
  readonly failure: Failure | null;
  readonly ways: readonly PaymentWay[];
  /** How the same stay can be booked without paying now, if it can. */
  readonly payLater: 'atHotel' | 'invoice' | null;
  /** The way to pay that was tried, when it is known. */
  readonly tried: GuaranteeChoice | null;
  readonly isStarting: boolean;
  readonly onPay: (choice: GuaranteeChoice) => void;
}

/** Not paid, and safe to try again: the reason, the ways to pay, and one button. */
export function PayAgain({ failure, ways, payLater, tried, isStarting, onPay }: Props) {
  const { t } = useTranslator();
  const happened = useRef<HTMLDivElement>(null);
  // The guest comes from another site: reading goes on at what happened there.
  useEffect(() => happened.current?.focus(), []);
  const [picked, setPicked] = useState<string | null>(null);
  const lastWay = tried && ways.find(({ choice }) => isSameWay(choice, tried));
  // A way that is not taken would be refused again: the next one is proposed.
  const proposed = failure && isOfMethod(failure) ? ways.find((way) => way !== lastWay) : lastWay;
  const chosen = ways.find(({ key }) => key === picked) ?? proposed ?? ways[0];
  return (
    <Stack gap={5}>
      <div ref={happened} tabIndex={-1}>
        {failure ? (
          <FailureNotice failure={failure} headingLevel={2} isOwnDoing={failure.code === 'CANCELLED_BY_CUSTOMER'} />
        ) : (
          <Notice tone="warning" live="polite" headingLevel={2} title={t('payment.noPage.title')}>
            {t('payment.noPage.body')}
          </Notice>
        )}
      </div>
      <Text>{t('payment.notPaid.safe')}</Text>
      {payLater && <Text tone="muted">{t(`payment.notPaid.${payLater}`)}</Text>}
      {ways.length > 1 && (
        <PaymentChoice
          name="wayToPay"
          ways={ways}
          chosen={chosen?.key ?? null}
          onChoose={({ key }) => setPicked(key)}
        />
      )}
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
      </Inline>
    </Stack>
  );
}

const isSameWay = (a: GuaranteeChoice, b: GuaranteeChoice): boolean =>
  a.type === b.type && a.method === b.method && a.bank === b.bank;
