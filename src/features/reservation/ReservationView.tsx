import NextLink from 'next/link';
import type { ReactNode } from 'react';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingPass } from './BookingPass';
import { CancelledNotice } from './CancelledNotice';
import { ContactCard } from './ContactCard';
import { PriceCard } from './PriceCard';
import { HotelBanner } from './HotelBanner';
import { OneSheet, ScreenOnly, Sheet, SheetMain, SheetSide } from './reservation.styles';
import { ReservationOptions } from './ReservationOptions';
import { ReservedRoomCard } from './ReservedRoomCard';
import { StatusCard } from './StatusCard';
import { StayCard } from './StayCard';

interface Props {
  readonly reservation: Reservation;
  /** The absolute address of this page, the key in the fragment. */
  readonly link: string;
  readonly findHref: string;
  /** The way to pay, when there is something to pay or to guarantee. */
  readonly payment: ReactNode;
  /** The dialog that asks for confirmation before cancelling. */
  readonly dialog: ReactNode;
  readonly onCancel: () => void;
}

/** A whole reservation: its status, rooms and price, and what can be done with it. */
export function ReservationView({ reservation, link, findHref, payment, dialog, onCancel }: Props) {
  const { t } = useTranslator();
  const { hotel, rooms, options, status } = reservation;
  const isCancelled = status === 'CANCELLED';
  return (
    <OneSheet>
      <Stack gap={6}>
        <HotelBanner hotel={hotel} />
        <PageHeading above={hotel.name}>
          {t(isCancelled ? 'reservation.confirmation.cancelled' : 'reservation.title')}
        </PageHeading>
        {isCancelled && <CancelledNotice refund={reservation.refund} />}
        <Sheet>
          <SheetSide>
            <BookingPass reservation={reservation} link={link} />
          </SheetSide>
          <SheetMain>
            <Stack gap={5}>
              <StatusCard reservation={reservation} />
              {payment && <ScreenOnly>{payment}</ScreenOnly>}
              {!isCancelled && (
                <ScreenOnly>
                  <ReservationOptions options={options} onCancel={onCancel} />
                </ScreenOnly>
              )}
              <StayCard reservation={reservation} />
              {rooms.map((room) => (
                <ReservedRoomCard key={room.roomIndex} room={room} reservation={reservation} />
              ))}
              <PriceCard reservation={reservation} />
              <ContactCard reservation={reservation} />
              <ScreenOnly>
                <Inline>
                  <Link as={NextLink} href={findHref} tone="alone">
                    {t('reservation.find.another')}
                  </Link>
                </Inline>
              </ScreenOnly>
            </Stack>
          </SheetMain>
        </Sheet>
        {dialog}
      </Stack>
    </OneSheet>
  );
}
