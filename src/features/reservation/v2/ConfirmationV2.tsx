import NextLink from 'next/link';
import { useEffect } from 'react';
import { useReservation } from '@/api/v2/useReservation';
import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import type { Failure } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useLastBooking } from '@/state/lastBookingState';
import type { ReservationLink } from '../reservationLink';
import { ConfirmationView } from '../ConfirmationView';
import { NoReservation } from '../NoReservation';
import { ReservationSkeleton } from '../ReservationSkeleton';

interface Props {
  readonly linkOf: ReservationLink;
  readonly findHref: string;
}

/** The last booking of this browser, as it is now; as it was kept, where there is no network. */
export function ConfirmationV2({ linkOf, findHref }: Props) {
  const { t, locale } = useTranslator();
  const { lastBooking, refreshSnapshot } = useLastBooking();
  const key = lastBooking && { bookingNumber: lastBooking.bookingNumber, bookingHash: lastBooking.bookingHash };
  const found = useReservation(key, locale);

  useEffect(() => {
    if (found.state === 'ready') refreshSnapshot(found.data);
  }, [found, refreshSnapshot]);

  const title = t('reservation.confirmation.title');
  const failure = found.state === 'failed' ? found.failure : null;
  const isOffline = failure?.kind === 'transport';
  const kept = failure === null || isOffline ? (lastBooking?.snapshot ?? null) : null;
  const reservation = found.state === 'ready' ? found.data : kept;
  if (lastBooking && reservation) {
    const { href, url } = linkOf(lastBooking);
    return (
      <ConfirmationView
        reservation={reservation}
        notice={isOffline && found.state === 'failed' && <SavedCopy onRetry={found.retry} />}
        href={href}
        link={url}
        linkAs={NextLink}
      />
    );
  }
  if (lastBooking && found.state === 'loading') return <ReservationSkeleton title={title} />;
  return (
    <NoReservation
      title={failure ? title : t('reservation.title')}
      failure={failure && <Problem failure={failure} onRetry={found.state === 'failed' ? found.retry : undefined} />}
      emptyTitle={t('reservation.confirmation.none')}
      body={t('reservation.confirmation.noneBody')}
      findHref={findHref}
      linkAs={NextLink}
    />
  );
}

function SavedCopy({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslator();
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('reservation.offline.title')}
      actions={
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('errors.actions.retry')}
        </Button>
      }
    >
      {t('reservation.offline.body')}
    </Notice>
  );
}

function Problem({ failure, onRetry }: { readonly failure: Failure; readonly onRetry?: () => void }) {
  const isWorthRetrying = failure.kind === 'transport' && onRetry;
  return <FailureNotice failure={failure} headingLevel={2} onAction={isWorthRetrying ? () => onRetry() : undefined} />;
}
