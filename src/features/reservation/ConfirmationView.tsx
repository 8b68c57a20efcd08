import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Locale } from '@/domain/locale';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingPass } from './BookingPass';
import { PriceCard } from './PriceCard';
import { CancelledNotice } from './CancelledNotice';
import { HotelBanner } from './HotelBanner';
import type { ReservationLink } from './reservationLink';
import { OneSheet, ScreenOnly, Sheet, SheetMain, SheetSide } from './reservation.styles';
import { StayCard } from './StayCard';

interface Props {
  readonly reservation: Reservation;
  /** A notice about this copy: that it is a stored one. */
  readonly notice: ReactNode;
  /** What is offered below the price. */
  readonly offer: ReactNode;
  /** The booking's own page, its key in the fragment: as path and absolute address. Null when the key is not stored. */
  readonly link: ReturnType<ReservationLink> | null;
  /** The language in which messages about it come; null where that is not known. */
  readonly messagesIn: Locale | null;
  /** Removes the booking from this browser. */
  readonly onForget: () => void;
}

/** The booking is made: its number, and all a guest needs at the reception. */
export function ConfirmationView({ reservation, notice, offer, link, messagesIn, onForget }: Props) {
  const { t, locale } = useTranslator();
  const isCancelled = reservation.status === 'CANCELLED';
  // A copy that this browser kept has no address.
  const { email } = reservation.contact;
  const lead = [
    t('reservation.confirmation.lead', { hotel: reservation.hotel.name }),
    ...(email ? [t('reservation.confirmation.sent', { email })] : []),
    // The guest may have turned to another language since booking.
    ...(messagesIn && messagesIn !== locale ? [t(`reservation.confirmation.messagesIn.${messagesIn}`)] : []),
  ].join(' ');
  return (
    <OneSheet>
      <Stack gap={6}>
        <PageHeading above={reservation.hotel.name} lead={isCancelled ? undefined : lead}>
          {t(isCancelled ? 'reservation.confirmation.cancelled' : 'reservation.confirmation.title')}
        </PageHeading>
        {notice}
        {isCancelled && <CancelledNotice reservation={reservation} cancelledAt={reservation.cancelledAt} />}
        <Sheet>
          <SheetSide>
            <BookingPass reservation={reservation} deskCode={reservation.deskCode} link={link?.url ?? null} />
          </SheetSide>
          <SheetMain isAlone>
            <Stack gap={5}>
              <HotelBanner hotel={reservation.hotel} />
              <StayCard reservation={reservation} />
              <PriceCard reservation={reservation} />
              <ScreenOnly>
                <Stack gap={4} align="start">
                  {offer}
                  {link && (
                    <LinkButton as={SiteLink} href={link.href}>
                      {t('reservation.link.open')}
                    </LinkButton>
                  )}
                  <Stack gap={1} align="start">
                    <Button variant="quiet" onClick={onForget}>
                      {t('reservation.forget.action')}
                    </Button>
                    <Text size="small" tone="muted">
                      {t('reservation.forget.hint')}
                    </Text>
                  </Stack>
                </Stack>
              </ScreenOnly>
            </Stack>
          </SheetMain>
        </Sheet>
      </Stack>
    </OneSheet>
  );
}
