import { useRouter } from 'next/router';
import { apiSwitch } from '@/api/apiSwitch';
import { ReservationSkeleton } from '@/features/reservation/ReservationSkeleton';
import { SaveCard } from '@/features/payment/SaveCard';
import { saveCard } from '@/features/payment/site/saveCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { useMadeBookings } from '@/state/madeBookingsState';
import { ScreenLayout } from './frame/ScreenLayout';
import { useHydrated } from '@/browser/useHydrated';
import { useReservationLink } from './parts/useReservationLink';
import { confirmation } from './tasks/versions/confirmation';

const Confirmation = apiSwitch(confirmation, () => <Waiting />);

function Waiting() {
  const { t } = useTranslator();
  return <ReservationSkeleton title={t('reservation.confirmation.title')} />;
}

/** The booking is made. */
export function ConfirmationScreen() {
  return (
    <StateRoot>
      <Confirmed />
    </StateRoot>
  );
}

function Confirmed() {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const isHydrated = useHydrated();
  const { lastBooking } = useMadeBookings();
  const linkOf = useReservationLink();
  return (
    <ScreenLayout
      route="confirmation"
      title={t('reservation.confirmation.title')}
      brand={isHydrated ? lastBooking?.snapshot?.hotel.brand : 'pending'}
    >
      {isHydrated ? (
        <Confirmation
          linkOf={linkOf}
          findHref={pathOf('findReservation', locale)}
          offer={lastBooking && <SaveCard key={lastBooking.bookingNumber} booking={lastBooking} saveCard={saveCard} />}
          onForgotten={() => void router.push(pathOf('home', locale))}
        />
      ) : (
        <Waiting />
      )}
    </ScreenLayout>
  );
}
