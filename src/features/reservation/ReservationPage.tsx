import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { BookingCalls } from '@/api/bookingCalls';
import type { QueryResult } from '@/api/useQueryResult';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { useMinuteClock } from '@/browser/useMinuteClock';
import type { NamedBooking } from '@/domain/reservation/bookingKey';
import { isBookingNotFound } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import { AsGuestNotice } from '@/errors/AsGuestNotice';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CancelDialog } from './CancelDialog';
import { CancelledNotice } from './CancelledNotice';
import { NoReservation } from './NoReservation';
import { OpenBalance } from './OpenBalance';
import type { ReservationLink } from './reservationLink';
import { ReservationOptions } from './ReservationOptions';
import type { OptionLink } from './ReservationOptions';
import { ReservationSkeleton } from './ReservationSkeleton';
import { ReservationView } from './ReservationView';
import { SavedCopy } from './SavedCopy';
import { SinceNotice } from './SinceNotice';
import { useCancelling } from './useCancelling';

export interface ReservationPageProps {
  /** Null when the guest came without a key. */
  readonly bookingKey: NamedBooking | null;
  readonly linkOf: ReservationLink;
  readonly findHref: string;
  /** Where changes, check-in, check-out and keys are. */
  readonly optionLink: OptionLink;
  /** Renders the way to pay, which is another feature; `reload` loads the reservation again. */
  readonly payment: (reservation: Reservation, reload: () => void) => ReactNode;
  /** Called with the reservation shown, each time it changes. */
  readonly onShown: (reservation: Reservation) => void;
  /** The reservation as this browser last showed it, without personal details; null when it did not. */
  readonly copyOf: (bookingNumber: string) => Reservation | null;
}

interface Props extends ReservationPageProps {
  readonly found: QueryResult<Reservation>;
  readonly cancelBooking: BookingCalls['cancelBooking'];
  /** The text of the code for the desk as it is now, where the API can be asked for it. */
  readonly deskCode: string | null;
}

/** The element that the link to the payment leads to. */
const PAYMENT_ID = 'payment';

/** A reservation by its number and hash, or by its number for the customer whose it is. */
export function ReservationPage(props: Props) {
  const { bookingKey, found, findHref, onShown, copyOf } = props;
  const { t } = useTranslator();
  const shown = useLastReady(found, bookingKey);

  useEffect(() => {
    if (found.state === 'ready') onShown(found.data);
  }, [found, onShown]);

  if (shown && found.state !== 'failed') {
    const reload = found.state === 'ready' ? found.refetch : () => undefined;
    return <Shown key={shown.bookingNumber} {...props} reservation={shown} reload={reload} />;
  }
  if (bookingKey && found.state === 'loading') return <ReservationSkeleton title={t('reservation.title')} />;
  const isOffline = found.state === 'failed' && found.failure.kind === 'transport';
  // Only who typed a last name can be asked to check it.
  const isBadLink = found.state === 'failed' && isBookingNotFound(found.failure);
  const copy = isOffline && bookingKey ? copyOf(bookingKey.bookingNumber) : null;
  if (copy && found.state === 'failed') {
    return (
      <ReservationView
        reservation={copy}
        deskCode={copy.deskCode}
        link={null}
        findHref={findHref}
        notice={<SavedCopy onRetry={found.retry} />}
        actions={null}
      />
    );
  }
  return (
    <NoReservation
      title={t('reservation.title')}
      failure={
        found.state === 'failed' &&
        !isBadLink && (
          <FailureNotice
            failure={found.failure}
            headingLevel={2}
            onAction={isOffline ? () => found.retry() : undefined}
          />
        )
      }
      emptyTitle={t(`reservation.find.${isBadLink ? 'badLink' : 'noKey'}`)}
      body={t(`reservation.find.${isBadLink ? 'badLinkBody' : 'noKeyBody'}`)}
      findHref={findHref}
    />
  );
}

/** Keeps showing the last result while it is loaded again; that of another booking is dropped. */
function useLastReady(found: QueryResult<Reservation>, key: NamedBooking | null): Reservation | null {
  const [last, setLast] = useState<Reservation | null>(null);
  useEffect(() => {
    if (found.state === 'ready') setLast(found.data);
  }, [found]);
  if (found.state === 'ready') return found.data;
  return last && last.bookingNumber === key?.bookingNumber ? last : null;
}

interface ShownProps extends Props {
  readonly reservation: Reservation;
  readonly reload: () => void;
}

function Shown(props: ShownProps) {
  const { reservation, reload, cancelBooking, deskCode, linkOf, findHref, optionLink, payment, copyOf } = props;
  // Read while the page is drawn first, as showing the reservation replaces the copy.
  const [earlier] = useState(() => copyOf(reservation.bookingNumber));
  const cancelling = useCancelling(reservation, cancelBooking, reload);
  const now = useMinuteClock();
  const { guarantee } = reservation.options;
  const isCancelled = reservation.status === 'CANCELLED';
  const isPayable = guarantee.enabled && guarantee.allowed && !isCancelled;
  useFocusOnceTrue(isCancelled);
  return (
    <>
      <ReservationView
        reservation={reservation}
        deskCode={deskCode ?? reservation.deskCode}
        link={linkOf(reservation).url}
        findHref={findHref}
        notice={
          isCancelled ? (
            <CancelledNotice reservation={reservation} cancelledAt={cancelling.cancelledAt} />
          ) : (
            earlier && <SinceNotice earlier={earlier} reservation={reservation} />
          )
        }
        actions={
          <>
            {!isCancelled && <AsGuestNotice />}
            <OpenBalance reservation={reservation} isPayable={isPayable} />
            <ReservationOptions
              reservation={reservation}
              now={now}
              linkOf={(name) => (name === 'guarantee' ? `#${PAYMENT_ID}` : optionLink(name))}
              onCancel={cancelling.ask}
            />
            {isPayable && <div id={PAYMENT_ID}>{payment(reservation, reload)}</div>}
          </>
        }
      />
      <CancelDialog reservation={reservation} now={now} cancelling={cancelling} />
    </>
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
