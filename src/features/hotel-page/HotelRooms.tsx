import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import type { DescribedRoom } from '@/domain/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Rooms } from './HotelPage.styles';
import { RoomTypeCard } from './RoomTypeCard';

export function HotelRooms({ rooms }: { readonly rooms: readonly DescribedRoom[] }) {
  const { t } = useTranslator();
  if (rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <Stack gap={4}>
        <Heading level={2} id="rooms">
          {t('hotelPage.rooms.title')}
        </Heading>
        <Rooms>
          {rooms.map((room) => (
            <li key={room.id}>
              <RoomTypeCard room={room} />
            </li>
          ))}
        </Rooms>
      </Stack>
    </section>
  );
}
