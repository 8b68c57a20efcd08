import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { mayInvoice } from '@/domain/payment/directBilling';
import { guaranteeOptions, isPaidBySBank } from '@/domain/payment/guarantee';
import type { Hotel } from '@/domain/content/hotel';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { isSameChoice, paymentWays, pickedWay } from '@/domain/payment/paymentWays';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import { priceOf, requote } from '@/domain/price/requote';
import type { OfferChange } from '@/domain/price/requote';
import { chosenTerms } from '@/domain/stay/roomChoice';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import type { SavedCard } from '@/domain/payment/savedCard';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { PaymentChoice } from '@/forms/PaymentChoice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { signInAllows } from '@/session/scope';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';
import { PointsNote } from './PointsNote';
import { BeyondScopeNotice } from './BeyondScopeNotice';
import { CheckAndConfirmView } from './CheckAndConfirmView';
import { decisionOf } from './decision';
import { DecisionDialog } from './DecisionDialog';
import { StayReview } from './StayReview';
import type { useOrder } from './useOrder';
import { useOrderByFreshPrice } from './useOrderByFreshPrice';
import type { Quote } from './useOrderByFreshPrice';

interface Props {
  readonly hotel: Hotel;
  readonly found: HotelOffers;
  readonly quote: Quote;
  readonly order: ReturnType<typeof useOrder>;
  readonly contactHref: string;
  readonly savedCards: readonly SavedCard[];
  readonly onWayOut: (action: FailureAction, roomIndex: number | null) => void;
}

/** A decision dialog that the guest closed without deciding. */
function OpenDecisionNotice({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="warning"
      title={t('checkAndConfirm.decision.open')}
      actions={
        <Button size="small" variant="secondary" onClick={onShow}>
          {t('checkAndConfirm.decision.show')}
        </Button>
      }
    />
  );
}

const hasAlcohol = (choices: readonly RoomChoice[]): boolean =>
  choices.some(({ extraServices }) => Object.values(extraServices).some((extra) => extra.isAlcohol));

function waysToPay(
  choices: readonly RoomChoice[],
  { hotel, savedCards }: Pick<Props, 'hotel' | 'savedCards'>,
  { profileType, companyName, isForOther }: ContactInformation,
): readonly PaymentWay[] {
  return paymentWays(guaranteeOptions(chosenTerms(choices), hotel, isForOther), {
    saved: savedCards,
    invoicedTo: mayInvoice({ choices, profile: profileType }) ? companyName : null,
  });
}

/** The order form. Changes since the guest chose have to be decided before anything is sent. */
export function OrderForm(props: Props) {
  const { hotel, found, quote: asked, order, contactHref, savedCards, onWayOut } = props;
  const { t } = useTranslator();
  const { flow, isLostWithPage, setCheckAndConfirm, setRoomChoices } = useReservationFlow();
  const session = useSession();
  const isSignedIn = session.kind === 'authenticated';
  const isBeyondScope = isSignedIn && !signInAllows('RESERVATION_FLOW');
  const { guarantee, agreedTotal, termsAccepted } = flow.checkAndConfirm;
  const { isForOther } = flow.contactInformation;
  const quote = requote(flow.roomChoices, found, { isForOther, isSignedIn });
  // While the price is loading, it is not known what there is to decide.
  const decision =
    asked.isRefetching || order.isBooking
      ? null
      : decisionOf(flow.roomChoices, agreedTotal, quote, { refusal: order.refusal, isSignedIn });
  const decisionKey = decision && JSON.stringify([decision.problems, decision.change?.difference.after]);
  const [closedKey, setClosedKey] = useState<string | null>(null);
  const accept = (change: OfferChange) => {
    order.forgive();
    setRoomChoices(change.choices);
    setCheckAndConfirm({ agreedTotal: change.agreedTotal });
  };
  const leave = (action: FailureAction, roomIndex: number | null) => {
    order.forgive();
    // Once the dialog is closed, the order button is the way to try again.
    if (action !== 'retry') onWayOut(action, roomIndex);
  };
  const price = priceOf(flow.roomChoices, agreedTotal);
  const choices = quote.kind === 'gone' ? flow.roomChoices : quote.choices;
  const terms = chosenTerms(choices);
  const ways = waysToPay(choices, props, flow.contactInformation);
  const chosen = pickedWay(ways, ({ choice }) => guarantee !== null && isSameChoice(choice, guarantee));
  const { isWaiting, press } = useOrderByFreshPrice(asked, (choice) => {
    if (decision) setClosedKey(null);
    else if (isBeyondScope) onWayOut('signIn', null);
    else order.send(choice);
  });
  return (
    <>
      <CheckAndConfirmView
        review={
          <>
            <StayReview
              contact={flow.contactInformation}
              choices={flow.roomChoices}
              contactHref={contactHref}
              price={price}
              hasAlcohol={hasAlcohol(flow.roomChoices)}
            />
            <PointsNote total={price.total} />
          </>
        }
        notice={
          <>
            {asked.failure}
            {order.failure && <FailureNotice failure={order.failure} onAction={(action) => onWayOut(action, null)} />}
            {decision && <OpenDecisionNotice onShow={() => setClosedKey(null)} />}
            {isBeyondScope && <BeyondScopeNotice onSignIn={() => onWayOut('signIn', null)} />}
            {/* Said only here, before the guest leaves for the payment page: earlier there is little to lose. */}
            {isLostWithPage && <Notice tone="info">{t('checkAndConfirm.notKept')}</Notice>}
          </>
        }
        payment={(problem) => (
          <PaymentChoice
            name="guarantee"
            ways={ways}
            savedCards={savedCards}
            chosen={chosen?.key ?? null}
            onChoose={({ choice }) => setCheckAndConfirm({ guarantee: choice })}
            error={problem}
            note={isPaidBySBank(terms) ? t('payment.onlySBank') : undefined}
          />
        )}
        guarantee={chosen?.choice ?? null}
        due={{ total: price.total, invoicedTo: chosen?.invoicedTo ?? null }}
        terms={{ hasAccepted: termsAccepted, onAccept: (accepted) => setCheckAndConfirm({ termsAccepted: accepted }) }}
        isBooking={order.isBooking || isWaiting || (order.refusal !== null && asked.isRefetching)}
        onOrder={press}
      />
      <DecisionDialog
        decision={decision}
        isOpen={decisionKey !== closedKey}
        timeZone={hotel.timeZone}
        onAccept={accept}
        onWayOut={leave}
        onClose={() => setClosedKey(decisionKey)}
      />
    </>
  );
}
