import { SiteLink } from '@/routes/SiteLink';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { EmailText } from '@/design-system/EmailText';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { NoticeList } from '@/design-system/NoticeList';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { nights } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { WithContent } from '@/i18n/WithContent';
import { reservationCancelTerms } from '@/domain/reservation/cancel';
import { CancelClock } from './CancelClock';
import { hotelPath } from '@/routes/entityPaths';
import { guestsText } from './guestsText';
import { HotelLogo } from './reservation.styles';

/** A link without prefetching. */
const quietly = { as: SiteLink, prefetch: false };

/** Hotel, dates and party, and the deadline for free cancellation. */
export function StayCard({ reservation }: { readonly reservation: Reservation }) {
  const translator = useTranslator();
  const { t, plural, format, locale, contentLang } = translator;
  const { hotel, stay, rooms, status } = reservation;
  const { street, postCode, city } = hotel.address;
  const roomNames = [...new Set(rooms.map(({ roomType }) => roomType.name))];
  return (
    <Card>
      <Stack gap={4}>
        {hotel.logo && <HotelLogo src={hotel.logo} alt={hotel.name} />}
        <Heading level={2} size="h3" lang={contentLang}>
          <Link {...quietly} tone="subtle" href={hotelPath(hotel.urlPath, locale)}>
            {hotel.name}
          </Link>
        </Heading>
        {status !== 'CANCELLED' && <NoticeList notices={hotel.notifications} lang={contentLang} />}
        <DefinitionList
          layout="columns"
          items={[
            {
              term: t('reservation.stay.dates'),
              description: `${format.dateRange(stay)}, ${plural('stay.nights', nights(stay))}`,
            },
            {
              term: t('reservation.stay.arrival'),
              description: t('staySummary.checkIn', { time: format.time(hotel.checkInTime) }),
            },
            {
              term: t('reservation.stay.departure'),
              description: t('staySummary.checkOut', { time: format.time(hotel.checkOutTime) }),
            },
            {
              term: t('reservation.stay.rooms'),
              description: (
                <WithContent
                  texts={roomNames}
                  sentence={(names) => `${plural('stay.rooms', rooms.length)}: ${format.list(names)}`}
                />
              ),
            },
            { term: t('reservation.stay.guests'), description: guestsText(rooms, translator) },
            {
              term: t('reservation.stay.address'),
              description: <span lang={contentLang}>{`${street}, ${postCode} ${city}`}</span>,
            },
            {
              term: t('reservation.stay.phone'),
              description: (
                <Stack gap={0}>
                  <Link tone="alone" href={`tel:${hotel.phone.number.replaceAll(' ', '')}`}>
                    {hotel.phone.number}
                  </Link>
                  {hotel.phone.rate && (
                    <Text size="small" tone="muted" lang={contentLang}>
                      {hotel.phone.rate}
                    </Text>
                  )}
                </Stack>
              ),
            },
            {
              term: t('reservation.stay.email'),
              description: (
                <Link tone="alone" href={`mailto:${hotel.email}`}>
                  <EmailText>{hotel.email}</EmailText>
                </Link>
              ),
            },
            ...(hotel.company.name
              ? [
                  {
                    term: t('reservation.stay.seller'),
                    description: [hotel.company.name, hotel.company.businessId].filter(Boolean).join(', '),
                  },
                ]
              : []),
            ...(status === 'CANCELLED'
              ? []
              : [
                  {
                    term: t('reservation.clock.title'),
                    description: <CancelClock terms={reservationCancelTerms(rooms)} hotelZone={hotel.timeZone} />,
                  },
                ]),
          ]}
        />
      </Stack>
    </Card>
  );
}
