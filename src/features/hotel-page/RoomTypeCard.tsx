import { lazy, Suspense, useId } from 'react';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { Picture } from '@/design-system/Picture';
import { Count, Tools } from '@/design-system/PictureStrip.styles';
import { RoomFactList } from '@/design-system/RoomFactList';
import { Text } from '@/design-system/Text';
import type { DescribedRoom } from '@/domain/content/hotelPage';
import { roomFacts } from '@/i18n/roomFacts';
import { roomViews } from '@/i18n/roomViews';
import { useTranslator } from '@/i18n/TranslatorContext';
import { roomAnchor } from '@/routes/entityPaths';
import type { FoundRooms } from './Availability';
import { FirstPicture, RoomFrame, RoomPictures, RoomWay, RoomWords } from './HotelPage.styles';
import { RoomBooking } from './RoomBooking';

const ROOM_PICTURE = '(min-width: 1024px) 25rem, (min-width: 768px) 45vw, 100vw';

/** Comes when the rooms are near the window; until then, and without scripts, the first picture stands. */
const PictureStrip = lazy(() =>
  import('@/design-system/PictureStrip').then((file) => ({ default: file.PictureStrip })),
);

interface Props {
  readonly room: DescribedRoom;
  readonly isNear: boolean;
  /** What rooms cost on the guest's dates; null without dates. */
  readonly found: FoundRooms | null;
}

/** One room type: its beds, its size, how many guests it takes, and its features. */
export function RoomTypeCard({ room, isNear, found }: Props) {
  const translator = useTranslator();
  const { t, contentLang } = translator;
  const titleId = useId();
  const { pictures } = room;
  const [picture] = pictures;
  const isSeveral = pictures.length > 1;
  const views = roomViews(room.name, t);
  const first = picture && (
    <>
      <FirstPicture>
        <Picture {...picture} sizes={ROOM_PICTURE} />
      </FirstPicture>
      {isSeveral && (
        // What the strip says there, in the place of its buttons.
        <Tools aria-hidden="true" data-needs-code>
          <Count>{views.labels.position(1, pictures.length)}</Count>
        </Tools>
      )}
    </>
  );
  const { facts, equipment, accessibility } = roomFacts(room, translator);
  return (
    <RoomFrame id={roomAnchor(room.id)} aria-labelledby={titleId}>
      {first && (
        <RoomPictures lang={contentLang}>
          {isNear && isSeveral ? (
            <Suspense fallback={first}>
              <PictureStrip pictures={pictures} sizes={ROOM_PICTURE} {...views} />
            </Suspense>
          ) : (
            first
          )}
        </RoomPictures>
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
        <RoomWay>
          {found ? (
            <RoomBooking room={room} found={found} />
          ) : (
            // The field itself is the target: a guest can type at once, also without scripts.
            <Link tone="alone" href="#stay-from" aria-label={t('hotelPage.rooms.askDatesOf', { room: room.name })}>
              {t('hotelPage.rooms.askDates')}
            </Link>
          )}
        </RoomWay>
      </RoomWords>
    </RoomFrame>
  );
}
