import { SiteLink } from '@/routes/SiteLink';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { isBookingNotFound } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMadeBookings } from '@/state/madeBookingsState';
import { ConfirmationView } from './ConfirmationView';
import { NoReservation } from './NoReservation';
import type { ReservationLink } from './reservationLink';
import { ReservationSkeleton } from './ReservationSkeleton';
import { SavedCopy } from './SavedCopy';

export interface ConfirmationProps {
  readonly linkOf: ReservationLink;
  readonly findHref: string;
  /** What is offered below the booking. */
  readonly offer: ReactNode;
  /** The booking was removed from this browser. */
  readonly onForgotten: () => void;
}

interface Props extends ConfirmationProps {
  /** The last booking, loaded again; never resolves once its key was deleted. */
  readonly found: QueryResult<Reservation>;
}

/** The last booking of this browser, loaded again; the stored copy where it cannot be loaded. */
export function Confirmation({ found, linkOf, findHref, offer, onForgotten }: Props) {
  const { t } = useTranslator();
  const { lastBooking, refreshSnapshot, forget } = useMadeBookings();

  useEffect(() => {
    if (found.state === 'ready') refreshSnapshot(found.data);
  }, [found, refreshSnapshot]);

  const title = t('reservation.confirmation.title');
  const failure = found.state === 'failed' && !isBookingNotFound(found.failure) ? found.failure : null;
  const isOffline = failure?.kind === 'transport';
  const kept = failure === null || isOffline ? (lastBooking?.snapshot ?? null) : null;
  const reservation = found.state === 'ready' ? found.data : kept;
  if (lastBooking && reservation) {
    const { bookingNumber, bookingHash } = lastBooking;
    return (
      <ConfirmationView
        reservation={reservation}
        notice={
          bookingHash === null ? (
            <KeyDeleted findHref={findHref} />
          ) : (
            isOffline && found.state === 'failed' && <SavedCopy onRetry={found.retry} />
          )
        }
        offer={offer}
        link={bookingHash === null ? null : linkOf({ bookingNumber, bookingHash })}
        messagesIn={lastBooking.locale}
        onForget={() => {
          onForgotten();
          forget(bookingNumber);
        }}
      />
    );
  }
  if (lastBooking?.bookingHash && found.state === 'loading') return <ReservationSkeleton title={title} />;
  return (
    <NoReservation
      title={failure ? title : t('reservation.title')}
      failure={failure && <Problem failure={failure} onRetry={found.state === 'failed' ? found.retry : undefined} />}
      emptyTitle={t('reservation.confirmation.none')}
      body={t('reservation.confirmation.noneBody')}
      findHref={findHref}
    />
  );
}

/** A day after booking, the stored copy is shown without loading anything: another person may use this browser. */
function KeyDeleted({ findHref }: { readonly findHref: string }) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="info"
      title={t('reservation.keptCopy.title')}
      actions={
        <LinkButton as={SiteLink} href={findHref} size="small">
          {t('reservation.keptCopy.open')}
        </LinkButton>
      }
    >
      {t('reservation.keptCopy.body')}
    </Notice>
  );
}

function Problem({ failure, onRetry }: { readonly failure: Failure; readonly onRetry?: () => void }) {
  const isWorthRetrying = failure.kind === 'transport' && onRetry;
  return <FailureNotice failure={failure} headingLevel={2} onAction={isWorthRetrying ? () => onRetry() : undefined} />;
}
