import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import type { ReservedRoom } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { CancelClock } from './CancelClock';
import { guestsText } from './guestsText';

interface Props {
  readonly room: ReservedRoom;
  readonly hotelZone: string;
  /** Its own terms are told only where the rooms' terms can differ. */
  readonly hasOwnClock: boolean;
}

/** One booked room: its beds, its guests, its extras and its own terms. */
export function ReservedRoomCard({ room, hotelZone, hasOwnClock }: Props) {
  const translator = useTranslator();
  const { t, format, plural } = translator;
  const extras = room.extras.map(({ name, quantity }) => `${name} x ${quantity}`);
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {t('stay.roomNumber', { number: room.roomIndex + 1 })}: {room.roomType.name}
        </Heading>
        <DefinitionList
          layout="columns"
          items={[
            ...(room.roomType.bedSize
              ? [{ term: t('reservation.room.bed'), description: t(`bedTypes.${room.roomType.bedSize}`) }]
              : []),
            { term: t('reservation.stay.guests'), description: guestsText([room], translator) },
            { term: t('reservation.room.rate'), description: room.rate.name },
            ...(extras.length > 0 ? [{ term: t('reservation.room.extras'), description: format.list(extras) }] : []),
            ...(room.travelCots > 0
              ? [{ term: t('reservation.room.cots'), description: plural('stay.travelCots', room.travelCots) }]
              : []),
            ...(room.bathroomWish === 'NONE'
              ? []
              : [{ term: t('reservation.room.bathroom'), description: t(`stay.bathroom.${room.bathroomWish}`) }]),
            { term: t('reservation.room.total'), description: format.money(room.total) },
            ...(hasOwnClock
              ? [
                  {
                    term: t('reservation.room.cancel'),
                    description: <CancelClock terms={room.cancel} hotelZone={hotelZone} />,
                  },
                ]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}
