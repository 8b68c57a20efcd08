import NextLink from 'next/link';
import { useEffect } from 'react';
import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { LinkButton } from '@/design-system/LinkButton';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Notice } from '@/design-system/Notice';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { guaranteeOptions } from '@/domain/guarantee';
import type { Hotel } from '@/domain/hotel';
import { occupanciesOf } from '@/domain/placement';
import { priceDifference } from '@/domain/priceDifference';
import { priceOf, requote } from '@/domain/requote';
import type { SearchCriteria } from '@/domain/search';
import { failureOf } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { signInAllows } from '@/session/scope';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';
import { BeyondScopeNotice } from '../BeyondScopeNotice';
import { CheckAndConfirmView } from '../CheckAndConfirmView';
import { PaymentChoice } from '../PaymentChoice';
import { PriceChangedNotice } from '../PriceChangedNotice';
import { StayReview } from '../StayReview';
import { useQuoteLife } from '../useQuoteLife';
import { useOrder } from './useOrder';

export interface ConfirmHrefs {
  readonly contact: string;
  readonly room: (index: number) => string;
  readonly paymentReturn: string;
}

interface Props {
  readonly criteria: SearchCriteria;
  readonly hotel: Hotel;
  readonly hrefs: ConfirmHrefs;
  /** Leads to the payment, or to where its outcome is told. */
  readonly onBooked: (paymentUrl: string | null) => void;
  readonly onWayOut: (action: FailureAction) => void;
}

/** Asks the price once more, shows it whole, and makes the booking. */
export function CheckAndConfirmV2({ criteria, hotel, hrefs, onBooked, onWayOut }: Props) {
  const { locale, t } = useTranslator();
  const { flow, isLostWithPage, setCheckAndConfirm, setRoomChoices } = useReservationFlow();
  const found = useHotelOffers(criteria, occupanciesOf(flow.roomPlacement), locale, true);
  const session = useSession();
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const order = useOrder({ criteria, hotel, customer, returnUrl: hrefs.paymentReturn, onBooked });
  const isBeyondScope = customer !== null && !signInAllows('RESERVATION_FLOW');
  const quote = found.state === 'ready' ? requote(flow.roomChoices, found.data) : null;
  const refetch = found.state === 'ready' ? found.refetch : null;
  useQuoteLife(refetch);

  const { needsQuote, quoteAsked } = order;
  useEffect(() => {
    if (!needsQuote || !refetch) return;
    quoteAsked();
    refetch();
  }, [needsQuote, quoteAsked, refetch]);

  if (found.state === 'failed') {
    return (
      <FailureNotice
        failure={found.failure}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );
  }
  if (!quote) {
    return (
      <LoadingRegion label={t('checkAndConfirm.loading')}>
        <Stack gap={5}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </LoadingRegion>
    );
  }
  if (quote.kind === 'gone') {
    return (
      <Stack gap={4} align="start">
        <FailureNotice failure={failureOf('booking', 'ROOM_NOT_AVAILABLE', { roomIndex: quote.roomIndex })} />
        <LinkButton as={NextLink} href={hrefs.room(quote.roomIndex)}>
          {t('checkAndConfirm.otherRoom')}
        </LinkButton>
      </Stack>
    );
  }
  const price = priceOf(flow.roomChoices);
  if (quote.kind === 'changed') {
    return (
      <PriceChangedNotice
        difference={priceDifference(price, priceOf(quote.choices))}
        onAccept={() => {
          order.forgive();
          setRoomChoices(quote.choices);
        }}
      />
    );
  }
  const isUnanswered =
    flow.paymentState?.isSent === true && flow.paymentState.bookingNumber === null && !order.isBooking;
  const rates = flow.roomChoices.flatMap(({ rate }) => (rate ? [rate] : []));
  return (
    <CheckAndConfirmView
      review={<StayReview contact={flow.contactInformation} contactHref={hrefs.contact} price={price} />}
      notice={
        <>
          {order.failure && (
            <FailureNotice
              failure={order.failure}
              onAction={(action) => (action === 'retry' ? order.send() : onWayOut(action))}
            />
          )}
          {/* Beside the reason, too: whoever is told to try again wonders whether they will pay twice. */}
          {isBeyondScope && <BeyondScopeNotice onSignIn={() => onWayOut('signIn')} />}
          {isUnanswered && <Notice tone="warning">{t('checkAndConfirm.unanswered')}</Notice>}
          {/* Before the page is left for paying; earlier steps lose nothing that matters. */}
          {isLostWithPage && <Notice tone="info">{t('checkAndConfirm.notKept')}</Notice>}
        </>
      }
      payment={(problem) => (
        <PaymentChoice
          options={guaranteeOptions(rates, hotel)}
          chosen={flow.checkAndConfirm.guarantee}
          onChoose={(guarantee) => setCheckAndConfirm({ guarantee })}
          error={problem}
        />
      )}
      guarantee={flow.checkAndConfirm.guarantee}
      total={price.total}
      hasAccepted={flow.checkAndConfirm.termsAccepted}
      onAccept={(termsAccepted) => setCheckAndConfirm({ termsAccepted })}
      isBooking={order.isBooking}
      onOrder={isBeyondScope ? () => onWayOut('signIn') : order.send}
    />
  );
}
