import { useState } from 'react';
import type { Brand } from '@/domain/content/hotel';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { isBookingNotFound } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { NoReservation } from '@/features/reservation/NoReservation';
import { ReservationSkeleton } from '@/features/reservation/ReservationSkeleton';
import type { StayPageProps } from '@/features/stay/StayFrame';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useBookingKeyFromAddress } from '@/state/useBookingKeyFromAddress';

type StayPageName = 'checkIn' | 'checkOut';

export function StayWaiting({ title }: { readonly title: StayPageName }) {
  const { t } = useTranslator();
  return <ReservationSkeleton title={t(`onlineStay.${title}.title`)} />;
}

interface StayPage {
  /** Undefined while it is not known yet; null without one. */
  readonly bookingKey: BookingKey | null | undefined;
  readonly page: Pick<StayPageProps, 'onBrand' | 'placeholders' | 'reservationHref'>;
  readonly brand: Brand | 'pending';
}

/** What the pages of a stay share: the key of the reservation that this tab has open, and what is shown without one. */
export function useStayPage(name: StayPageName): StayPage {
  const { t, locale } = useTranslator();
  const named = useBookingKeyFromAddress();
  // Without its hash, a reservation is opened on its own page first, which knows whose it is.
  const bookingKey = named && (named.bookingHash === null ? null : { ...named, bookingHash: named.bookingHash });
  const title = t(`onlineStay.${name}.title`);
  const [brand, setBrand] = useState<Brand | 'pending'>('pending');
  return {
    bookingKey,
    brand,
    page: {
      onBrand: setBrand,
      reservationHref: pathOf('reservation', locale),
      placeholders: {
        waiting: <StayWaiting title={name} />,
        missing: (failure, retry) => (
          <NoReservation
            title={title}
            failure={
              failure &&
              !isBookingNotFound(failure) && <FailureNotice failure={failure} headingLevel={2} onAction={retry} />
            }
            emptyTitle={t(`reservation.find.${failure ? 'badLink' : 'noKey'}`)}
            body={t(`reservation.find.${failure ? 'badLinkBody' : 'noKeyBody'}`)}
            findHref={pathOf('findReservation', locale)}
          />
        ),
      },
    },
  };
}
