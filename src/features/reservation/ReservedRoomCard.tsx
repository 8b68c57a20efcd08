import type { ReactNode } from 'react';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { bookedTermsOf } from '@/domain/rate/bookedTerms';
import { cancelClock } from '@/domain/reservation/cancel';
import { extraLabel, isLineExtra } from '@/domain/stay/extras';
import { DEADLINE_TIME } from '@/domain/limits';
import type { Reservation, ReservedRoom } from '@/domain/reservation/reservation';
import { standingOf } from '@/domain/reservation/standing';
import type { Translator } from '@/i18n/translator';
import { useTranslator } from '@/i18n/TranslatorContext';
import { WithContent } from '@/i18n/WithContent';
import { CancelClock } from './CancelClock';
import { guestsText } from './guestsText';

interface Props {
  readonly room: ReservedRoom;
  /** The booking it belongs to: what is the same for all rooms is not repeated here. */
  readonly reservation: Reservation;
  /** Milliseconds. */
  readonly now: number;
}

/** One booked room: its guest, beds, occupancy and extras, and what is different for this room. */
export function ReservedRoomCard({ room, reservation, now }: Props) {
  const translator = useTranslator();
  const { t, format, contentLang } = translator;
  const { hotel, rooms, status } = reservation;
  const { description } = room.rate;
  // The hotel's own words promise what was true when booking: also a right that has passed.
  const isAsBooked = status !== 'CANCELLED' && cancelClock(room.cancel, now, hotel.timeZone).kind !== 'passed';
  // Where every room has the same deadline, the booking shows it once.
  const hasOwnClock = status !== 'CANCELLED' && rooms.some((other) => deadlineOf(other) !== deadlineOf(room));
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {t('stay.roomNumber', { number: room.roomIndex + 1 })}: <span lang={contentLang}>{room.roomType.name}</span>
        </Heading>
        <DefinitionList
          layout="columns"
          items={[
            ...nameItems(room, t),
            ...(room.roomType.bedSize
              ? [{ term: t('reservation.room.bed'), description: t(`bedTypes.${room.roomType.bedSize}`) }]
              : []),
            { term: t('reservation.stay.guests'), description: guestsText([room], translator) },
            {
              term: t('reservation.room.rate'),
              description: (
                <Stack gap={0}>
                  <span lang={contentLang}>{room.rate.name}</span>
                  {description && isAsBooked && (
                    <Text size="small" tone="muted">
                      <span lang={contentLang}>{description}</span>
                    </Text>
                  )}
                </Stack>
              ),
            },
            ...termItems(room, reservation, now, t),
            ...wishItems(room, translator),
            ...standingItems(room, reservation, now, translator),
            { term: t('reservation.room.total'), description: format.money(room.total) },
            ...(hasOwnClock
              ? [
                  {
                    term: t('reservation.room.cancel'),
                    description: <CancelClock terms={room.cancel} hotelZone={hotel.timeZone} />,
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

interface Item {
  readonly term: string;
  readonly description: ReactNode;
}

/** The copy stored in the browser has no names. */
function nameItems({ guest }: ReservedRoom, t: Translator['t']): readonly Item[] {
  if (!guest.lastName) return [];
  return [{ term: t('reservation.room.guest'), description: `${guest.firstName} ${guest.lastName}` }];
}

function wishItems(room: ReservedRoom, { t, plural, format }: Translator): readonly Item[] {
  const codes = [room.promotionCode, room.blockCode, room.companyCode].filter((code) => code !== null);
  const extras = room.extras.filter(isLineExtra).map(({ name, quantity }) => extraLabel(name, quantity));
  return [
    ...(codes.length > 0 ? [{ term: t('reservation.room.codes'), description: format.list(codes) }] : []),
    ...(extras.length > 0
      ? [{ term: t('reservation.room.extras'), description: <WithContent texts={extras} sentence={format.list} /> }]
      : []),
    ...(room.travelCots > 0
      ? [{ term: t('reservation.room.cots'), description: plural('stay.travelCots', room.travelCots) }]
      : []),
    ...(room.bathroomWish === 'NONE'
      ? []
      : [{ term: t('reservation.room.bathroom'), description: t(`stay.bathroom.${room.bathroomWish}`) }]),
  ];
}

const cancelText = { free: 'stay.freeCancel', passed: 'stay.freeCancelPassed', none: 'stay.notCancelable' } as const;

/** What the rate includes, whether it can be cancelled, and who it is for. */
function termItems(
  { rate, cancel }: ReservedRoom,
  { status, hotel }: Reservation,
  now: number,
  t: Translator['t'],
): readonly Item[] {
  const sentences = (includes: readonly string[]) => [
    // Where the hotel lists what is included, that says whether breakfast is.
    ...(includes.length > 0
      ? includes
      : [t(rate.breakfastIncluded ? 'stay.breakfastIncluded' : 'stay.breakfastNotIncluded')]),
    ...(status === 'CANCELLED' ? [] : [t(cancelText[cancelClock(cancel, now, hotel.timeZone).kind])]),
    ...bookedTermsOf(rate).map((term) => t(`reservation.room.rateTerms.${term}`)),
  ];
  const description = <WithContent texts={rate.includes} sentence={(includes) => sentences(includes).join('. ')} />;
  return [{ term: t('reservation.room.terms'), description }];
}

const deadlineOf = ({ cancel }: ReservedRoom) => (cancel.kind === 'free' ? cancel.until : null);

/** Shown only where the room's status differs from the booking's. */
function standingItems(
  { status, guaranteeStatus }: ReservedRoom,
  reservation: Reservation,
  now: number,
  { t, format }: Translator,
): readonly Item[] {
  const ofBooking = standingOf(reservation, now);
  const { booking, money } = standingOf({ ...reservation, status, guaranteeStatus }, now);
  const time = format.time(reservation.hotel.checkInTime);
  return [
    ...(booking === ofBooking.booking
      ? []
      : [{ term: t('reservation.status.reservation'), description: t(`statuses.booking.${booking}`, { time }) }]),
    ...(money === null || money === ofBooking.money
      ? []
      : [
          {
            term: t('reservation.status.payment'),
            description: t(`statuses.money.${money}`, { time: format.time(DEADLINE_TIME) }),
          },
        ]),
  ];
}
