import { apiSwitch } from '@/api/apiSwitch';
import { environment } from '@/config/environment';
import type { Reservation } from '@/domain/reservation/reservation';
import { useSavedCards } from '@/features/payment/site/useSavedCards';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { payReservation } from '../tasks/versions/payReservation';
import { useOrderSent } from '../parts/useOrderSent';

const PayReservation = apiSwitch(payReservation);

interface Props {
  readonly reservation: Reservation;
  /** Loads the reservation again. */
  readonly onStale: () => void;
}

/** The way to pay what is left of a reservation, below the state of the flow. */
export function OpenPayment({ reservation, onStale }: Props) {
  const { locale } = useTranslator();
  const onStarted = useOrderSent();
  const paymentReturn = pathOf('paymentReturn', locale);
  return (
    <PayReservation
      reservation={reservation}
      returnUrl={`${environment.basePath}${paymentReturn}`}
      paymentHref={paymentReturn}
      savedCards={useSavedCards()}
      onStarted={onStarted}
      onStale={onStale}
    />
  );
}
