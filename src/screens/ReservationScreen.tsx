import dynamic from 'next/dynamic';
import { useCallback, useState } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { Skeleton } from '@/design-system/Skeleton';
import type { Brand } from '@/domain/content/hotel';
import type { Reservation } from '@/domain/reservation/reservation';
import { ReservationSkeleton } from '@/features/reservation/ReservationSkeleton';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { useMadeBookings } from '@/state/madeBookingsState';
import { readOpenCopy, rememberOpenCopy } from '@/state/openReservationCopy';
import { rememberOpenReservation } from '@/state/openReservationState';
import { useBookingKeyFromAddress } from '@/state/useBookingKeyFromAddress';
import { storedOrderOf, useReservationFlow } from '@/state/reservationFlowState';
import { ScreenLayout } from './frame/ScreenLayout';
import { useOptionLink } from './parts/useOptionLink';
import { useReservationLink } from './parts/useReservationLink';
import { reservation } from './tasks/versions/reservation';

/** Loaded for a reservation that is not paid. */
const OpenPayment = dynamic(() => import('./frame/OpenPayment').then((file) => file.OpenPayment), {
  ssr: false,
  loading: ({ error }) => {
    // The error boundary offers to try again.
    if (error) throw error;
    return <Skeleton shape="card" />;
  },
});

const ReservationPage = apiSwitch(reservation, () => <Waiting />);

function Waiting() {
  const { t } = useTranslator();
  return <ReservationSkeleton title={t('reservation.title')} />;
}

/** A reservation, by the link of its confirmation or the key stored in this tab. */
export function ReservationScreen() {
  return (
    <StateRoot>
      <Shown />
    </StateRoot>
  );
}

function Shown() {
  const { t, locale } = useTranslator();
  const key = useBookingKeyFromAddress();
  const [brand, setBrand] = useState<Brand>();
  const linkOf = useReservationLink();
  const optionLink = useOptionLink();
  const { dropAttempt } = useReservationFlow();
  const { snapshotOf, refreshSnapshot } = useMadeBookings();
  const onShown = useCallback(
    (reservation: Reservation) => {
      const { hotel, status, bookingNumber, bookingHash } = reservation;
      setBrand(hotel.brand);
      // The pages for changes, arrival and departure open the same reservation, also one that was opened by its number.
      rememberOpenReservation({ bookingNumber, bookingHash });
      rememberOpenCopy(reservation);
      refreshSnapshot(reservation);
      // A cancelled booking needs no payment any more.
      const waiting = status === 'CANCELLED' ? storedOrderOf(bookingNumber) : null;
      if (waiting) dropAttempt(waiting.createKey);
    },
    [dropAttempt, refreshSnapshot],
  );
  return (
    <ScreenLayout route="reservation" title={t('reservation.title')} brand={brand ?? 'pending'}>
      {key === undefined ? (
        <Waiting />
      ) : (
        <ReservationPage
          bookingKey={key}
          linkOf={linkOf}
          findHref={pathOf('findReservation', locale)}
          onShown={onShown}
          optionLink={optionLink}
          copyOf={(number) => readOpenCopy(number) ?? snapshotOf(number)}
          payment={(reservation, reload) => <OpenPayment reservation={reservation} onStale={reload} />}
        />
      )}
    </ScreenLayout>
  );
}
