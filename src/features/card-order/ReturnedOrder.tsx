import { SiteLink } from '@/routes/SiteLink';
import { useCallback, useEffect } from 'react';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { useOutcomeCheck } from '@/api/useOutcomeCheck';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { cardOrderPaidFor } from '@/domain/card/cardOrder';
import { isUnsettled, paymentOutcome } from '@/domain/payment/paymentOutcome';
import type { ReturnedCardOrder } from '@/domain/card/returnedCardOrder';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CardBought } from './CardBought';
import { CardOutcomeNotice } from './CardOutcomeNotice';
import type { CardSaleProps } from './cardOrderProps';

interface Props extends CardSaleProps {
  readonly order: ReturnedCardOrder;
  readonly calls: CardOrderCalls;
}

const nothing = () => undefined;

/** The order of a browser that stores nothing: the payment page named it, and the API knows what became of it. */
export function ReturnedOrder({ order, calls, links, withdrawalDays }: Props) {
  const { t } = useTranslator();
  const { purpose, orderId, orderKey } = order;
  const ask = useCallback(
    async (isLastCheck: boolean) => {
      const found = await calls.readOrder({ orderId, orderKey });
      const answer = found.ok ? { subject: found.value, failure: null } : { subject: null, failure: found.failure };
      return paymentOutcome(answer, { isLastCheck, page: 'missing', paidForBy: cardOrderPaidFor });
    },
    [calls, orderId, orderKey],
  );
  const { outcome, isChecking, checkAgain } = useOutcomeCheck({ ask, isUnsettled });
  const kind = outcome?.kind;
  useEffect(() => {
    if (kind === 'paid') focusPageHeading();
  }, [kind]);
  if (outcome?.kind === 'paid') {
    return (
      <CardBought
        order={outcome.subject}
        purpose={purpose}
        links={links}
        withdrawalDays={withdrawalDays}
        readMembership={calls.readMembership}
      />
    );
  }
  return (
    <Stack gap={4} align="start">
      <CardOutcomeNotice
        outcome={outcome}
        purpose={purpose}
        isChecking={isChecking}
        paymentUrl={null}
        links={links}
        onCheck={checkAgain}
        onForget={nothing}
        giveUp={null}
      />
      {/* What was typed is lost without storage, so the card is ordered anew; the order without a payment charges nothing. */}
      {kind === 'notPaid' && (
        <LinkButton as={SiteLink} href={purpose === 'PURCHASE' ? links.buy : links.renew}>
          {t(purpose === 'PURCHASE' ? 'cardOrder.nothing.buy' : 'cardOrder.renew')}
        </LinkButton>
      )}
    </Stack>
  );
}
