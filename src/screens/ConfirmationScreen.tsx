import { useRouter } from 'next/router';
import { ApiSwitch } from '@/api/ApiSwitch';
import { ReservationSkeleton } from '@/features/reservation/ReservationSkeleton';
import { ConfirmationV2 } from '@/features/reservation/v2/ConfirmationV2';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { useMadeBookings } from '@/state/madeBookingsState';
import { ScreenLayout } from './ScreenLayout';
import { useHydrated } from './useHydrated';
import { useReservationLink } from './useReservationLink';

/** The booking is made. */
export function ConfirmationScreen() {
  return (
    <StateRoot>
      <ApiSwitch v2={() => <Confirmation />} />
    </StateRoot>
  );
}

function Confirmation() {
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
        <ConfirmationV2
          linkOf={linkOf}
          findHref={pathOf('findReservation', locale)}
          onForgotten={() => void router.push(pathOf('home', locale))}
        />
      ) : (
        <ReservationSkeleton title={t('reservation.confirmation.title')} />
      )}
    </ScreenLayout>
  );
}
