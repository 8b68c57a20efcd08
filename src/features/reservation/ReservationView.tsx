import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { DEADLINE_TIME } from '@/domain/limits';
import type { Reservation } from '@/domain/reservation/reservation';
import { standingOf } from '@/domain/reservation/standing';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingPass } from './BookingPass';
import { ContactCard } from './ContactCard';
import { PriceCard } from './PriceCard';
import { HotelBanner } from './HotelBanner';
import { OneSheet, ScreenOnly, Sheet, SheetFirst, SheetMain, SheetSide } from './reservation.styles';
import { ReservedRoomCard } from './ReservedRoomCard';
import { StandingNotices } from './StandingNotices';
import { StatusCard } from './StatusCard';
import { StayCard } from './StayCard';

interface Props {
  readonly reservation: Reservation;
  /** The text of the code for the desk. */
  readonly deskCode: string;
  /** The absolute address of this page, the key in the fragment; null for a copy that has no key. */
  readonly link: string | null;
  readonly findHref: string;
  /** A notice above the booking: that it is cancelled, or that this is a stored copy. */
  readonly notice: ReactNode;
  /** What can be done with it: on the screen only. */
  readonly actions: ReactNode;
}

/** A whole reservation: how it stands and what can be done with it, then its rooms, price and people. */
export function ReservationView({ reservation, deskCode, link, findHref, notice, actions }: Props) {
  const { t, format } = useTranslator();
  const { hotel, rooms, stay, status } = reservation;
  const now = useMinuteClock();
  const { booking } = standingOf(reservation, now);
  return (
    <OneSheet>
      <Stack gap={6}>
        <PageHeading
          above={hotel.name}
          lead={t(`reservation.lead.${booking}`, {
            dates: format.dateRange(stay),
            arrival: format.date(stay.startDate),
            departure: format.date(stay.endDate),
            from: format.time(hotel.checkInTime),
            by: format.time(hotel.checkOutTime),
            held: format.time(DEADLINE_TIME),
          })}
        >
          {t(status === 'CANCELLED' ? 'reservation.confirmation.cancelled' : 'reservation.title')}
        </PageHeading>
        {notice}
        <Sheet>
          <SheetFirst>
            <Stack gap={5}>
              <StandingNotices reservation={reservation} booking={booking} />
              <StatusCard reservation={reservation} />
              <ScreenOnly>
                <Stack gap={5}>{actions}</Stack>
              </ScreenOnly>
            </Stack>
          </SheetFirst>
          <SheetSide>
            <BookingPass reservation={reservation} deskCode={deskCode} link={link} />
          </SheetSide>
          <SheetMain>
            <Stack gap={5}>
              <HotelBanner hotel={hotel} />
              <StayCard reservation={reservation} />
              {rooms.map((room) => (
                <ReservedRoomCard key={room.roomIndex} room={room} reservation={reservation} now={now} />
              ))}
              <PriceCard reservation={reservation} />
              <ContactCard reservation={reservation} />
              <ScreenOnly>
                <Inline>
                  <Link as={SiteLink} href={findHref} tone="alone">
                    {t('reservation.find.another')}
                  </Link>
                </Inline>
              </ScreenOnly>
            </Stack>
          </SheetMain>
        </Sheet>
      </Stack>
    </OneSheet>
  );
}
