import NextLink from 'next/link';
import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useReservation } from '@/api/v2/useReservation';
import type { QueryResult } from '@/api/useQueryResult';
import { reservationCancelTerms } from '@/domain/cancel';
import type { Reservation } from '@/domain/reservation';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CancelDialog } from '../CancelDialog';
import { NoReservation } from '../NoReservation';
import type { BookingKey, ReservationLink } from '../reservationLink';
import { ReservationSkeleton } from '../ReservationSkeleton';
import { ReservationView } from '../ReservationView';
import { useCancelling } from '../useCancelling';
import { useCancelBookingV2 } from './useCancelBookingV2';

interface Props {
  /** Null when the guest came without one. */
  readonly bookingKey: BookingKey | null;
  readonly linkOf: ReservationLink;
  readonly findHref: string;
  /** Draws the way to pay, which is a task of its own; `reload` reads the reservation again. */
  readonly payment: (reservation: Reservation, reload: () => void) => ReactNode;
  /** Tells what is shown, each time it was read. */
  readonly onShown: (reservation: Reservation) => void;
}

/** A reservation by its number and hash. */
export function ReservationV2({ bookingKey, linkOf, findHref, payment, onShown }: Props) {
  const { t, locale } = useTranslator();
  const found = useReservation(bookingKey, locale);
  const shown = useLastReady(found, bookingKey);

  useEffect(() => {
    if (found.state === 'ready') onShown(found.data);
  }, [found, onShown]);

  if (shown && found.state !== 'failed') {
    const reload = found.state === 'ready' ? found.refetch : () => undefined;
    return <Shown reservation={shown} link={linkOf(shown).url} findHref={findHref} payment={payment} reload={reload} />;
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
      linkAs={NextLink}
    />
  );
}

/** What was read last stays in sight while it is read again; that of another booking does not. */
function useLastReady(found: QueryResult<Reservation>, key: BookingKey | null): Reservation | null {
  const [last, setLast] = useState<Reservation | null>(null);
  useEffect(() => {
    if (found.state === 'ready') setLast(found.data);
  }, [found]);
  if (found.state === 'ready') return found.data;
  return last && last.bookingNumber === key?.bookingNumber ? last : null;
}

interface ShownProps extends Pick<Props, 'findHref' | 'payment'> {
  readonly reservation: Reservation;
  readonly link: string;
  readonly reload: () => void;
}

function Shown({ reservation, link, findHref, payment, reload }: ShownProps) {
  const { locale } = useTranslator();
  const cancelling = useCancelling(
    reservation,
    locale,
    useCancelBookingV2(),
    useCallback(() => reload(), [reload]),
  );
  const { guarantee } = reservation.options;
  const terms = reservationCancelTerms(reservation.rooms);
  // Nothing was promised either way while a booking still waits for its first payment.
  const isLate = reservation.status !== 'PENDING' && (terms.kind === 'none' || Date.parse(terms.until) <= Date.now());
  return (
    <ReservationView
      reservation={reservation}
      link={link}
      findHref={findHref}
      linkAs={NextLink}
      payment={
        guarantee.enabled && guarantee.allowed && reservation.status !== 'CANCELLED'
          ? payment(reservation, reload)
          : null
      }
      onCancel={cancelling.ask}
      dialog={
        <CancelDialog
          isOpen={cancelling.isAsked}
          bookingNumber={reservation.bookingNumber}
          paid={reservation.paid}
          isLate={isLate}
          isCancelling={cancelling.isCancelling}
          failure={cancelling.failure}
          onConfirm={cancelling.confirm}
          onClose={cancelling.keep}
        />
      }
    />
  );
}
