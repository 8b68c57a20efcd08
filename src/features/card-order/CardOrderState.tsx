import { useCallback, useEffect, useRef, useState } from 'react';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { useOutcomeCheck } from '@/api/useOutcomeCheck';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { cardOrderPaidFor } from '@/domain/card/cardOrder';
import type { CardOrderAttempt, CardOrderContent, CardOrderOutcome } from '@/domain/card/cardOrder';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { Failure } from '@/domain/failure';
import { readLine } from '@/domain/guest/freeText';
import { FailureActionControl } from '@/errors/FailureActionControl';
import { FailureNotice } from '@/errors/FailureNotice';
import { isUnsettled, paymentOutcome } from '@/domain/payment/paymentOutcome';
import { useTranslator } from '@/i18n/TranslatorContext';
import { session } from '@/session/session';
import type { CardSaleOrder } from '@/state/cardSaleState';
import type { CardSaleProps } from './cardOrderProps';
import { CardBought } from './CardBought';
import { CardOutcomeNotice } from './CardOutcomeNotice';
import { GiveUpOrder } from './GiveUpOrder';
import { OrderOnItsWay } from './OrderOnItsWay';
import { PayAgainForCard } from './PayAgainForCard';
import { useOrderCard } from './useOrderCard';

/** The parts of a sale's form that another payment needs. */
interface KeptForm {
  readonly buyer: CardOrderContent['buyer'];
  readonly promotionCode: string;
  readonly paymentOption: string;
  readonly savePaymentCard: boolean;
}

interface Props extends CardSaleProps {
  readonly attempt: CardOrderAttempt;
  readonly purpose: CardPurpose;
  readonly form: KeptForm;
  readonly calls: CardOrderCalls;
  readonly sale: CardSaleOrder;
  /** Called when the order is given up. */
  readonly onDrop: () => void;
}

/** An order of this browser: what became of its payment, and what the guest can do. */
export function CardOrderState(props: Props) {
  const { attempt, purpose, form, calls, sale, onDrop, ...page } = props;
  const { locale } = useTranslator();
  const { outcome, isChecking, checkAgain } = useOutcomeCheck({ ask: useAsk(attempt, purpose, calls), isUnsettled });
  const order = useOrderCard({
    status: attempt,
    sale,
    orderCard: calls.orderCard,
    onOrdered: page.onOrdered,
    // It may be paid by now.
    onRefused: checkAgain,
    onStale: checkAgain,
  });
  const [hasLeftCodeOut, leaveCodeOut] = useState(false);
  const { finish } = sale;
  useSettled(
    outcome,
    useCallback(() => finish(attempt.createKey), [finish, attempt.createKey]),
  );
  const giveUp = (
    <GiveUpOrder
      attempt={attempt}
      purpose={purpose}
      outcome={outcome?.kind ?? null}
      sale={sale}
      voidOrder={calls.voidOrder}
      onGivenUp={onDrop}
      onKept={checkAgain}
    />
  );
  if (attempt.sent && !order.isSending) {
    return <OrderOnItsWay attempt={attempt} order={order} paymentHref={page.links.payment} giveUp={giveUp} />;
  }
  if (outcome?.kind === 'paid') {
    return (
      <CardBought
        order={outcome.subject}
        purpose={purpose}
        links={page.links}
        withdrawalDays={page.withdrawalDays}
        readMembership={calls.readMembership}
      />
    );
  }
  const due = outcome?.kind === 'notPaid' || outcome?.kind === 'noPage' ? outcome.subject?.price : null;
  const refused = order.refusal?.failure;
  const isFormGone = form.buyer?.person.firstName === '';
  return (
    <>
      {refused && !(refused.kind === 'promotion' && hasLeftCodeOut) && (
        <Refusal failure={refused} onCodeLeftOut={() => leaveCodeOut(true)} />
      )}
      <CardOutcomeNotice
        outcome={outcome}
        purpose={purpose}
        isChecking={isChecking}
        paymentUrl={attempt.payment?.paymentUrl ?? null}
        links={page.links}
        onCheck={checkAgain}
        onForget={() => {
          finish(attempt.createKey);
          onDrop();
        }}
        giveUp={giveUp}
      />
      {/* Another payment needs what was typed, which is kept for a shorter time than the order. */}
      {due && isFormGone && giveUp}
      {due && !isFormGone && (
        <PayAgainForCard
          due={order.refusal?.price ?? due}
          savedCards={page.savedCards}
          tried={form.paymentOption}
          isSending={order.isSending}
          giveUp={giveUp}
          onPay={(payment) =>
            order.send({
              purpose,
              locale,
              buyer: form.buyer,
              promotionCode: (!hasLeftCodeOut && readLine(form.promotionCode)) || null,
              price: order.refusal?.price ?? due,
              payment,
              savesPaymentCard: form.savePaymentCard && payment.method === 'CARD' && payment.savedCardId === null,
              returnUrl: page.returnUrl,
            })
          }
        />
      )}
    </>
  );
}

/** Why another payment was refused. A code can be left out, whatever is wrong with it: there is no field for it here. */
function Refusal({ failure, onCodeLeftOut }: { readonly failure: Failure; readonly onCodeLeftOut: () => void }) {
  return (
    <Stack gap={3}>
      <FailureNotice failure={failure} />
      {failure.kind === 'promotion' && (
        <Inline>
          <FailureActionControl
            action="dropCode"
            variant="secondary"
            onAction={() => {
              onCodeLeftOut();
              // The button that was pressed goes away.
              focusPageHeading();
            }}
          />
        </Inline>
      )}
    </Stack>
  );
}

/** Asks how the payment ended, and for the order whenever that does not settle it. Nothing is asked before an answer. */
function useAsk({ order, payment, sent }: CardOrderAttempt, purpose: CardPurpose, calls: CardOrderCalls) {
  const { orderId, orderKey } = order ?? { orderId: null, orderKey: null };
  const paymentId = payment?.paymentId ?? null;
  const hasPage = Boolean(payment?.paymentUrl);
  const isSent = sent !== null;
  return useCallback(
    async (isLastCheck: boolean): Promise<CardOrderOutcome> => {
      if (orderId === null || orderKey === null || isSent) return { kind: 'notPaid', failure: null, subject: null };
      const context = { page: hasPage ? 'known' : 'missing', paidForBy: cardOrderPaidFor } as const;
      const key = { orderId, orderKey };
      const completed = paymentId === null ? null : await calls.completePayment(purpose, key, paymentId);
      if (completed?.ok) {
        return paymentOutcome({ subject: completed.value, failure: null }, { ...context, isLastCheck });
      }
      const found = await calls.readOrder(key);
      const failure = completed?.failure ?? (found.ok ? null : found.failure);
      return paymentOutcome({ subject: found.ok ? found.value : null, failure }, { ...context, isLastCheck });
    },
    [orderId, orderKey, paymentId, hasPage, isSent, purpose, calls],
  );
}

/** Once, when the card is paid: this browser forgets the order, and the rates of the card show in every tab. */
function useSettled(outcome: CardOrderOutcome | null, onSettled: () => void): void {
  const isSettled = useRef(false);
  useEffect(() => {
    if (outcome?.kind !== 'paid' || isSettled.current) return;
    isSettled.current = true;
    onSettled();
    void session.refreshEverywhere();
    focusPageHeading();
  }, [outcome, onSettled]);
}
