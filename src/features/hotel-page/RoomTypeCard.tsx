import { useId } from 'react';
import { Heading } from '@/design-system/Heading';
import { Picture } from '@/design-system/Picture';
import { RoomFactList } from '@/design-system/RoomFactList';
import { Text } from '@/design-system/Text';
import type { DescribedRoom } from '@/domain/hotelPage';
import { roomFacts } from '@/i18n/roomFacts';
import { useTranslator } from '@/i18n/TranslatorContext';
import { RoomFrame, RoomPicture, RoomWords } from './HotelPage.styles';

const ROOM_PICTURE = '(min-width: 1024px) 26rem, (min-width: 768px) 45vw, 100vw';

/** One room type: its beds, its size, how many guests it takes, and its features. */
export function RoomTypeCard({ room }: { readonly room: DescribedRoom }) {
  const translator = useTranslator();
  const { contentLang } = translator;
  const titleId = useId();
  const { picture } = room;
  const { facts, equipment, accessibility } = roomFacts(room, translator);
  return (
    <RoomFrame aria-labelledby={titleId}>
      {picture && (
        <RoomPicture lang={contentLang}>
          <Picture {...picture} sizes={ROOM_PICTURE} />
        </RoomPicture>
      )}
      <RoomWords>
        <Heading level={3} id={titleId} lang={contentLang}>
          {room.name}
        </Heading>
        <Text lang={contentLang}>{room.description}</Text>
        <RoomFactList facts={facts} />
        {equipment !== '' && (
          <Text size="small" tone="muted">
            {equipment}
          </Text>
        )}
        {accessibility.length > 0 && (
          <RoomFactList facts={accessibility.map((text) => ({ kind: 'accessibility', text }))} />
        )}
      </RoomWords>
    </RoomFrame>
  );
}
