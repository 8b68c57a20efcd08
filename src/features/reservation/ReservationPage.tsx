import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import type { QueryResult } from '@/api/useQueryResult';
import { focusPageHeading } from '@/browser/focusPageHeading';
import type { BookingKey } from '@/domain/bookingKey';
import { cancelClock, reservationCancelTerms } from '@/domain/cancel';
import type { Reservation } from '@/domain/reservation';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { CancelDialog } from './CancelDialog';
import { NoReservation } from './NoReservation';
import type { ReservationLink } from './reservationLink';
import { ReservationSkeleton } from './ReservationSkeleton';
import { ReservationView } from './ReservationView';
import { useCancelling } from './useCancelling';

export interface ReservationPageProps {
  /** Null when the guest came without a key. */
  readonly bookingKey: BookingKey | null;
  readonly linkOf: ReservationLink;
  readonly findHref: string;
  /** Renders the way to pay, which is another feature; `reload` loads the reservation again. */
  readonly payment: (reservation: Reservation, reload: () => void) => ReactNode;
  /** Called with the reservation shown, each time it changes. */
  readonly onShown: (reservation: Reservation) => void;
}

interface Props extends ReservationPageProps {
  readonly found: QueryResult<Reservation>;
  readonly cancelBooking: BookingCalls['cancelBooking'];
}

/** A reservation by its number and hash. */
export function ReservationPage({ bookingKey, found, cancelBooking, linkOf, findHref, payment, onShown }: Props) {
  const { t } = useTranslator();
  const shown = useLastReady(found, bookingKey);

  useEffect(() => {
    if (found.state === 'ready') onShown(found.data);
  }, [found, onShown]);

  if (shown && found.state !== 'failed') {
    return (
      <Shown
        reservation={shown}
        cancelBooking={cancelBooking}
        link={linkOf(shown).url}
        findHref={findHref}
        payment={payment}
        reload={found.state === 'ready' ? found.refetch : () => undefined}
      />
    );
  }
  if (bookingKey && found.state === 'loading') return <ReservationSkeleton title={t('reservation.title')} />;
  return (
    <NoReservation
      title={t('reservation.title')}
      failure={
        found.state === 'failed' && (
          <FailureNotice
            failure={found.failure}
            headingLevel={2}
            onAction={found.failure.kind === 'transport' ? () => found.retry() : undefined}
          />
        )
      }
      emptyTitle={t('reservation.find.noKey')}
      body={t('reservation.find.noKeyBody')}
      findHref={findHref}
    />
  );
}

/** Keeps showing the last result while it is loaded again; that of another booking is dropped. */
function useLastReady(found: QueryResult<Reservation>, key: BookingKey | null): Reservation | null {
  const [last, setLast] = useState<Reservation | null>(null);
  useEffect(() => {
    if (found.state === 'ready') setLast(found.data);
  }, [found]);
  if (found.state === 'ready') return found.data;
  return last && last.bookingNumber === key?.bookingNumber ? last : null;
}

interface ShownProps extends Pick<Props, 'cancelBooking' | 'findHref' | 'payment'> {
  readonly reservation: Reservation;
  readonly link: string;
  readonly reload: () => void;
}

function Shown({ reservation, cancelBooking, link, findHref, payment, reload }: ShownProps) {
  const cancelling = useCancelling(reservation, cancelBooking);
  const { guarantee } = reservation.options;
  const isCancelled = reservation.status === 'CANCELLED';
  const clock = cancelClock(reservationCancelTerms(reservation.rooms), useMinuteClock(), reservation.hotel.timeZone);
  useFocusOnceTrue(isCancelled);
  return (
    <ReservationView
      reservation={reservation}
      link={link}
      findHref={findHref}
      payment={guarantee.enabled && guarantee.allowed && !isCancelled ? payment(reservation, reload) : null}
      onCancel={cancelling.ask}
      dialog={
        <CancelDialog
          isOpen={cancelling.isAsked}
          bookingNumber={reservation.bookingNumber}
          paid={reservation.paid}
          // Says nothing about cancellation while a booking waits for its first payment.
          isLate={reservation.status !== 'PENDING' && clock.kind !== 'free'}
          isCancelling={cancelling.isCancelling}
          failure={cancelling.failure}
          onConfirm={cancelling.confirm}
          onClose={cancelling.keep}
        />
      }
    />
  );
}

/** Moves the focus to the new heading when the state becomes true while the page is open. */
function useFocusOnceTrue(isNow: boolean): void {
  const wasBefore = useRef(isNow);
  useEffect(() => {
    if (isNow && !wasBefore.current) focusPageHeading();
    wasBefore.current = isNow;
  }, [isNow]);
}
