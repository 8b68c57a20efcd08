import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import type { OrderRefusal } from '@/api/bookingCalls';
import type { QueryResult } from '@/api/useQueryResult';
import type { Failure } from '@/domain/failure';
import type { Hotel } from '@/domain/content/hotel';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { SavedCard } from '@/domain/payment/savedCard';
import type { SearchCriteria } from '@/domain/search/search';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';
import { useWordsOf } from '@/state/useWordsOf';
import { CheckAndConfirmSkeleton } from './CheckAndConfirmSkeleton';
import { OrderForm } from './OrderForm';
import { useOrder } from './useOrder';
import { useQuoteLife } from './useQuoteLife';

export interface ConfirmHrefs {
  readonly contact: string;
  readonly paymentReturn: string;
}

export interface CheckAndConfirmProps {
  readonly criteria: SearchCriteria;
  readonly hotel: Hotel;
  readonly hrefs: ConfirmHrefs;
  /** The payment cards of the signed-in customer. */
  readonly savedCards: readonly SavedCard[];
  /** Goes to the payment, or to the page that shows its outcome. */
  readonly onBooked: (paymentUrl: string | null) => void;
  readonly onWayOut: (action: FailureAction, roomIndex: number | null) => void;
  /** Shown instead of the step while it is not known whether an earlier order was booked. */
  readonly unanswered: (failure: Failure | null, onRefused: (refusal: OrderRefusal) => void) => ReactNode;
}

interface Props extends CheckAndConfirmProps {
  /** The current offers of the hotel. */
  readonly offers: QueryResult<HotelOffers>;
  readonly calls: Pick<BookingCalls, 'bookStay' | 'startPayment'>;
}

/** Requests the price again, shows every line of it, and makes the booking. */
export function CheckAndConfirm(props: Props) {
  const { criteria, hotel, hrefs, savedCards, offers, calls, onBooked, onWayOut, unanswered } = props;
  const { flow } = useReservationFlow();
  const session = useSession();
  const customer = session.kind === 'authenticated' ? session.customer : null;
  const order = useOrder({ criteria, hotel, customer, returnUrl: hrefs.paymentReturn, calls, onBooked });
  const refetch = offers.state === 'ready' ? offers.refetch : null;
  const refetchIfNotFresh = useQuoteLife(offers.state === 'ready' && !offers.isRefetching ? refetch : null);
  const refetchIfOld = () => {
    if (offers.state !== 'failed') return refetchIfNotFresh();
    offers.retry();
    return true;
  };
  useRefetchAfter(order.refusal, refetch);
  useWordsOf(offers.state === 'ready' ? offers.data : null);

  if (flow.paymentState && !flow.paymentState.booking && !order.isBooking) {
    return unanswered(order.failure, order.refuse);
  }
  if (offers.state === 'loading') return <CheckAndConfirmSkeleton />;
  const failed = offers.state === 'failed' ? offers : null;
  const lost = failed && (
    <FailureNotice
      failure={failed.failure}
      onAction={(action) => (action === 'retry' ? failed.retry() : onWayOut(action, null))}
    />
  );
  const found = offers.state === 'ready' ? offers.data : offers.earlier;
  if (!found) return lost;
  return (
    <OrderForm
      hotel={hotel}
      found={found}
      quote={{ isRefetching: offers.state === 'ready' && offers.isRefetching, failure: lost, refetchIfOld }}
      order={order}
      contactHref={hrefs.contact}
      savedCards={savedCards}
      onWayOut={onWayOut}
    />
  );
}

/** The offers may have changed: they are requested again, once for each refusal. */
function useRefetchAfter(refusal: OrderRefusal | null, refetch: (() => void) | null): void {
  const asked = useRef<OrderRefusal | null>(null);
  useEffect(() => {
    if (!refusal || !refetch || asked.current === refusal) return;
    asked.current = refusal;
    refetch();
  }, [refusal, refetch]);
}
