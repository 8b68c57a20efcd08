import type { ReactNode } from 'react';
import type { ElementType } from 'react';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingPass } from './BookingPass';
import { PriceCard } from './PriceCard';
import { HotelBanner } from './HotelBanner';
import { OneSheet, ScreenOnly, Sheet, SheetMain, SheetSide } from './reservation.styles';
import { StayCard } from './StayCard';

interface Props {
  readonly reservation: Reservation;
  /** What to know about this copy, if anything: that it is a saved one. */
  readonly notice: ReactNode;
  /** Of the booking's own page, its key in the fragment: inside this site, and whole. */
  readonly href: string;
  readonly link: string;
  readonly linkAs: ElementType;
}

/** The booking is made: its number, and all a guest needs at the desk. */
export function ConfirmationView({ reservation, notice, href, link, linkAs }: Props) {
  const { t } = useTranslator();
  const isCancelled = reservation.status === 'CANCELLED';
  return (
    <OneSheet>
      <Stack gap={6}>
        <HotelBanner hotel={reservation.hotel} />
        <PageHeading
          above={reservation.hotel.name}
          lead={isCancelled ? undefined : t('reservation.confirmation.lead', { hotel: reservation.hotel.name })}
        >
          {t(isCancelled ? 'reservation.confirmation.cancelled' : 'reservation.confirmation.title')}
        </PageHeading>
        {notice}
        <Sheet>
          <SheetSide>
            <BookingPass reservation={reservation} link={link} />
          </SheetSide>
          <SheetMain>
            <Stack gap={5}>
              <StayCard reservation={reservation} />
              <PriceCard reservation={reservation} />
              <ScreenOnly>
                <LinkButton as={linkAs} href={href}>
                  {t('reservation.link.open')}
                </LinkButton>
              </ScreenOnly>
            </Stack>
          </SheetMain>
        </Sheet>
      </Stack>
    </OneSheet>
  );
}
