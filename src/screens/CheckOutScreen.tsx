import { useCallback } from 'react';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { StateRoot } from '@/state/StateRoot';
import { rememberOpenReservation } from '@/state/openReservationState';
import { OpenPayment } from './frame/OpenPayment';
import { ScreenLayout } from './frame/ScreenLayout';
import { StayWaiting, useStayPage } from './parts/useStayPage';
import { siteTask } from './tasks/siteTask';

const CheckOut = siteTask(
  () => import('@/features/stay/site/CheckOutV1').then((file) => file.CheckOutV1),
  () => <StayWaiting title="checkOut" />,
);

/** Leaving: the bill, paying what is left, and checking out. */
export function CheckOutScreen() {
  return (
    <StateRoot>
      <Shown />
    </StateRoot>
  );
}

function Shown() {
  const { t } = useTranslator();
  const { bookingKey, page, brand } = useStayPage('checkOut');
  const onShown = useCallback(
    ({ bookingNumber, bookingHash }: Reservation) => rememberOpenReservation({ bookingNumber, bookingHash }),
    [],
  );
  return (
    <ScreenLayout route="checkOut" title={t('onlineStay.checkOut.title')} brand={brand}>
      {bookingKey === undefined ? (
        page.placeholders.waiting
      ) : (
        <CheckOut
          {...page}
          bookingKey={bookingKey}
          onShown={onShown}
          payment={(reservation, reload) => <OpenPayment reservation={reservation} onStale={reload} />}
        />
      )}
    </ScreenLayout>
  );
}
