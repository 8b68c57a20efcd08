import { SiteLink } from '@/routes/SiteLink';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import type { Brand } from '@/domain/content/hotel';
import { isInHouse } from '@/domain/reservation/arrival';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import type { StayProgress } from '@/domain/reservation/stayProgress';
import { AsGuestNotice } from '@/errors/AsGuestNotice';
import { FailureNotice } from '@/errors/FailureNotice';
import { CallHotel } from '@/errors/CallHotel';
import { unbreakable } from '@/i18n/formatMoney';
import { useTranslator } from '@/i18n/TranslatorContext';

/** What a page of a stay shows where there is no reservation to show. */
export interface StayPlaceholders {
  readonly waiting: ReactNode;
  /** `failure` is null when the guest came without a key. */
  readonly missing: (failure: Failure | null, retry: () => void) => ReactNode;
}

export interface StayPageProps {
  /** Null when the guest came without a key. */
  readonly bookingKey: BookingKey | null;
  readonly placeholders: StayPlaceholders;
  readonly reservationHref: string;
  /** Called with the brand whose theme the page wears. Keeps its identity. */
  readonly onBrand: (brand: Brand) => void;
}

interface Props {
  readonly title: string;
  /** In place of the title once the guest has a room. */
  readonly titleInHouse?: string;
  readonly found: QueryResult<Reservation>;
  readonly page: StayPageProps;
  readonly children: (reservation: Reservation, progress: StayProgress, reload: () => void) => ReactNode;
}

const none = () => undefined;

/**
 * A page about the stay of a reservation. It stays as it is while the reservation is loaded again, and where that fails:
 * a code or a room number that was just given is needed then.
 */
export function StayFrame({ title, titleInHouse = title, found, page, children }: Props) {
  const { bookingKey, placeholders, reservationHref, onBrand } = page;
  const { t, format } = useTranslator();
  const [last, setLast] = useState<Reservation | null>(null);
  useEffect(() => {
    if (found.state !== 'ready') return;
    setLast(found.data);
    onBrand(found.data.hotel.brand);
  }, [found, onBrand]);
  if (!bookingKey) return placeholders.missing(null, none);
  const shown = last?.bookingNumber === bookingKey.bookingNumber ? last : null;
  const isLost = found.state === 'failed' && (!shown || found.failure.kind !== 'transport');
  if (isLost) return placeholders.missing(found.failure, found.retry);
  const reservation = found.state === 'ready' ? found.data : shown;
  if (!reservation) return placeholders.waiting;
  const { hotel, stay, stayProgress } = reservation;
  return (
    <Stack gap={6}>
      <PageHeading lead={t('onlineStay.lead', { hotel: hotel.name, dates: unbreakable(format.dateRange(stay)) })}>
        {stayProgress && isInHouse(reservation, stayProgress) ? titleInHouse : title}
      </PageHeading>
      {found.state === 'failed' && <FailureNotice failure={found.failure} onAction={() => found.retry()} />}
      {stayProgress ? (
        <>
          <AsGuestNotice />
          {children(
            reservation,
            stayProgress,
            found.state === 'ready' ? found.refetch : found.state === 'failed' ? found.retry : none,
          )}
          <Inline>
            <LinkButton as={SiteLink} variant="secondary" href={reservationHref}>
              {t('onlineStay.back')}
            </LinkButton>
          </Inline>
        </>
      ) : (
        <Notice
          tone="info"
          title={t('onlineStay.notOffered.title')}
          headingLevel={2}
          actions={<CallHotel phone={hotel.phone} />}
        >
          {t('onlineStay.notOffered.body')}
        </Notice>
      )}
    </Stack>
  );
}
