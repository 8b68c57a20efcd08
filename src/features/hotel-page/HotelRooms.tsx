import { useRef } from 'react';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import type { DescribedRoom } from '@/domain/content/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { FoundRooms } from './Availability';
import { Rooms } from './HotelPage.styles';
import { RoomTypeCard } from './RoomTypeCard';
import { useNearness } from '@/design-system/useNearness';

interface Props {
  readonly rooms: readonly DescribedRoom[];
  readonly found: FoundRooms | null;
}

/** All room types, over the whole width of the page. With dates, those that the guest cannot have come last. */
export function HotelRooms({ rooms, found }: Props) {
  const { t } = useTranslator();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearness(section);
  if (rooms.length === 0) return null;
  const isTaken = ({ id }: DescribedRoom) => Number(found !== null && !found.prices.has(id));
  const shown = [...rooms].sort((one, other) => isTaken(one) - isTaken(other));
  return (
    <section ref={section} aria-labelledby="rooms">
      <Stack gap={4}>
        <Heading level={2} id="rooms">
          {t('hotelPage.rooms.title')}
        </Heading>
        <Rooms columns={rooms.length % 3 === 1 ? 'four' : 'three'}>
          {shown.map((room) => (
            <li key={room.id}>
              <RoomTypeCard room={room} isNear={isNear} found={found} />
            </li>
          ))}
        </Rooms>
      </Stack>
    </section>
  );
}
