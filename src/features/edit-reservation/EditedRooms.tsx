import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { EditedStay } from '@/domain/edit/editQuote';
import type { EditPartState } from '@/domain/edit/editParts';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { ChosenRate } from '@/domain/stay/roomChoice';
import type { RoomType } from '@/domain/stay/roomType';
import type { SearchCriteria } from '@/domain/search/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ChooseRoomAndRate } from './ChooseRoomAndRate';
import { EditedRoomRow } from './EditedRoomRow';
import type { EditSlots } from './editSlots';
import { PartCard } from './PartCard';
import type { OpenedPart } from './useOpenPart';

interface Props {
  readonly state: EditPartState;
  readonly stay: EditedStay;
  readonly criteria: SearchCriteria;
  /** Null while there is no answer for the wanted days. */
  readonly found: HotelOffers | null;
  readonly opened: OpenedPart;
  readonly slots: Pick<EditSlots, 'rates' | 'rooms'>;
  readonly onChoose: (index: number, type: RoomType, chosen: ChosenRate) => void;
  readonly onKeep: (index: number) => void;
}

/** The type and rate of each room, and where another is chosen. */
export function EditedRooms({ state, stay, criteria, found, opened, slots, onChoose, onKeep }: Props) {
  const { t } = useTranslator();
  const { reserved, wanted, rooms, changes } = stay;
  const { open, setOpen, close } = opened;
  return (
    <PartCard title={t('editing.part.rooms')} state={state}>
      {rooms.map((room, index) => {
        const before = reserved.choices[index];
        if (!before) return null;
        const isOpen = open?.part === 'rooms' && open.index === index;
        return (
          <Stack key={index} gap={4}>
            <EditedRoomRow
              index={index}
              reserved={before}
              edited={room}
              isChanged={changes.rooms.includes(index)}
              state={state}
              onOpen={(step) => setOpen({ part: 'rooms', index, picked: step === 'rate' ? room.choice.room : null })}
              onKeep={() => onKeep(index)}
            />
            {isOpen && !found && <Text role="status">{t('editing.summary.asking')}</Text>}
            {isOpen && found && (
              <ChooseRoomAndRate
                found={found}
                stay={{ criteria, choices: wanted.choices, isForOther: reserved.isForOther }}
                room={open}
                slots={slots}
                onPick={(picked) => setOpen({ part: 'rooms', index, picked })}
                onChoose={(type, chosen) => {
                  onChoose(index, type, chosen);
                  close();
                }}
                onClose={close}
              />
            )}
          </Stack>
        );
      })}
    </PartCard>
  );
}
