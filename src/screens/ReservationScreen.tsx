import { useCallback, useState } from 'react';
import { ApiSwitch } from '@/api/ApiSwitch';
import { environment } from '@/config/environment';
import type { Brand } from '@/domain/hotel';
import type { Reservation } from '@/domain/reservation';
import { PayReservationV2 } from '@/features/payment/v2/PayReservationV2';
import { ReservationSkeleton } from '@/features/reservation/ReservationSkeleton';
import { ReservationV2 } from '@/features/reservation/v2/ReservationV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { useReservationKeyFromAddress } from '@/state/openReservationState';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ScreenLayout } from './ScreenLayout';
import { useOrderSent } from './useOrderSent';
import { useReservationLink } from './useReservationLink';

/** A reservation by the link of its confirmation, or found before. */
export function ReservationScreen() {
  return (
    <StateRoot>
      <ApiSwitch v2={() => <Shown />} />
    </StateRoot>
  );
}

function Shown() {
  const { t, locale } = useTranslator();
  const key = useReservationKeyFromAddress();
  const [brand, setBrand] = useState<Brand>();
  const linkOf = useReservationLink();
  const { flow, setPaymentState } = useReservationFlow();
  const waiting = flow.paymentState?.booking?.bookingNumber ?? null;
  const onShown = useCallback(
    ({ hotel, status, bookingNumber }: Reservation) => {
      setBrand(hotel.brand);
      // A cancelled booking waits for no payment any more.
      if (status === 'CANCELLED' && waiting === bookingNumber) setPaymentState(null);
    },
    [waiting, setPaymentState],
  );
  return (
    <ScreenLayout route="reservation" title={t('reservation.title')} brand={brand ?? 'pending'}>
      {key === undefined ? (
        <ReservationSkeleton title={t('reservation.title')} />
      ) : (
        <ReservationV2
          bookingKey={key}
          linkOf={linkOf}
          findHref={pathOf('findReservation', locale)}
          onShown={onShown}
          payment={(reservation, reload) => <Payment reservation={reservation} onStale={reload} />}
        />
      )}
    </ScreenLayout>
  );
}

function Payment({ reservation, onStale }: { readonly reservation: Reservation; readonly onStale: () => void }) {
  const { locale } = useTranslator();
  const onStarted = useOrderSent();
  const paymentReturn = pathOf('paymentReturn', locale);
  return (
    <PayReservationV2
      reservation={reservation}
      returnUrl={`${environment.basePath}${paymentReturn}`}
      paymentHref={paymentReturn}
      onStarted={onStarted}
      onStale={onStale}
    />
  );
}
