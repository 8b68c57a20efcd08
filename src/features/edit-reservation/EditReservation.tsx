import { SiteLink } from '@/routes/SiteLink';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { isBookingNotFound } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ByContact } from './ByContact';
import type { EditSlots } from './editSlots';

export interface EditReservationProps {
  /** Null when the guest came without a key. */
  readonly bookingKey: BookingKey | null;
  /** The number of a booking that a customer opens without its key; null otherwise. */
  readonly ownNumber: string | null;
  readonly hrefs: { readonly find: string; readonly reservation: string };
  /** The parts of other features, which the screen puts in. */
  readonly slots: EditSlots;
  /** Called with the reservation, each time it changes. */
  readonly onShown: (reservation: Reservation) => void;
}

interface Props extends Pick<EditReservationProps, 'hrefs' | 'onShown'> {
  /** False when the guest came without a key. */
  readonly isNamed: boolean;
  readonly found: QueryResult<Reservation>;
  /** Renders the form, where the API can change reservations. */
  readonly form: ((reservation: Reservation) => ReactNode) | null;
}

/** Changing a reservation: here, or by contacting the hotel. */
export function EditReservation({ isNamed, hrefs, onShown, found, form }: Props) {
  const { t } = useTranslator();
  const reservation = found.state === 'ready' ? found.data : null;
  useEffect(() => {
    if (reservation) onShown(reservation);
  }, [reservation, onShown]);
  if (reservation) {
    return form && reservation.changes === 'online' ? (
      form(reservation)
    ) : (
      <ByContact reservation={reservation} backHref={hrefs.reservation} />
    );
  }
  if (isNamed && found.state === 'loading') return <EditSkeleton />;
  const find = (
    <LinkButton as={SiteLink} href={hrefs.find}>
      {t('reservation.find.title')}
    </LinkButton>
  );
  return (
    <Stack gap={6}>
      <PageHeading>{t('editing.title')}</PageHeading>
      {found.state === 'failed' && !isBookingNotFound(found.failure) ? (
        <Stack gap={4} align="start">
          <FailureNotice
            failure={found.failure}
            headingLevel={2}
            onAction={found.failure.kind === 'transport' ? () => found.retry() : undefined}
          />
          {find}
        </Stack>
      ) : (
        <EmptyState title={t(found.state === 'failed' ? 'reservation.find.badLink' : 'editing.noKey')} actions={find}>
          {t(`reservation.find.${found.state === 'failed' ? 'badLinkBody' : 'noKeyBody'}`)}
        </EmptyState>
      )}
    </Stack>
  );
}

/** While the reservation is loading. */
export function EditSkeleton() {
  const { t } = useTranslator();
  return (
    <Stack gap={6}>
      <PageHeading>{t('editing.title')}</PageHeading>
      <LoadingRegion label={t('editing.loading')}>
        <Stack gap={5}>
          <Skeleton shape="card" />
          <Skeleton shape="card" />
        </Stack>
      </LoadingRegion>
    </Stack>
  );
}
