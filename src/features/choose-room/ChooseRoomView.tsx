import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { RoomOption } from '@/domain/roomOptions';
import { useTranslator } from '@/i18n/TranslatorContext';
import { NoRooms } from './NoRooms';
import { RoomOptionCard } from './RoomOptionCard';

interface Props {
  readonly options: readonly RoomOption[];
  readonly nights: number;
  /** The room type chosen before, for a guest who came back. */
  readonly chosenRefId: string | null;
  readonly onChoose: (option: RoomOption) => void;
  readonly searchHref: string;
}

/** Room types for one room of the stay. */
export function ChooseRoomView({ options, nights, chosenRefId, onChoose, searchHref }: Props) {
  const { plural } = useTranslator();
  return (
    <Stack gap={5}>
      {options.length === 0 ? (
        <NoRooms searchHref={searchHref} />
      ) : (
        <>
          <Text tone="muted">{plural('chooseRoom.count', options.length)}</Text>
          {options.map((option) => (
            <RoomOptionCard
              key={option.room.refId}
              option={option}
              nights={nights}
              isChosen={option.room.refId === chosenRefId}
              onChoose={() => onChoose(option)}
            />
          ))}
        </>
      )}
    </Stack>
  );
}
