import { Inline } from '@/design-system/Inline';
import { QuantityStepper } from '@/design-system/QuantityStepper';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { isSold } from '@/domain/stay/stayExtras';
import type { ExtraInRoom, StayExtra } from '@/domain/stay/stayExtras';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ExtraControl } from './ExtraControl';

interface RoomProps {
  readonly room: Exclude<ExtraInRoom, null>;
  readonly roomName: string;
  readonly extraName: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

function InRoom({ room, roomName, extraName, quantity, onChange }: RoomProps) {
  const { t, plural } = useTranslator();
  const name = `${extraName}, ${roomName}`;
  if (isSold(room) && room.max > 1) {
    return (
      <QuantityStepper
        label={roomName}
        value={quantity}
        min={0}
        max={room.max}
        onChange={onChange}
        decreaseLabel={t('chooseExtras.fewer', { name })}
        increaseLabel={t('chooseExtras.more', { name })}
        hint={plural('chooseExtras.max', room.max)}
      />
    );
  }
  return (
    <Inline gap={4} justify="between">
      <Text weight="bold">{roomName}</Text>
      {isSold(room) ? (
        <ExtraControl option={room} quantity={quantity} name={name} isSaid={false} onChange={onChange} />
      ) : (
        <Text tone="muted">{t('chooseExtras.inRate')}</Text>
      )}
    </Inline>
  );
}

interface Props {
  readonly extra: StayExtra;
  readonly roomNames: readonly string[];
  readonly quantities: readonly number[];
  readonly onChange: (room: number, quantity: number) => void;
}

/** An extra room by room; a room that is paid for with points is left out. */
export function ExtraInRooms({ extra: { service, rooms }, roomNames, quantities, onChange }: Props) {
  return (
    <Stack as="ul" gap={2} aria-label={service.name}>
      {roomNames.map((roomName, index) => {
        const room = rooms[index] ?? null;
        if (room === null) return null;
        return (
          <li key={roomName}>
            <InRoom
              room={room}
              roomName={roomName}
              extraName={service.name}
              quantity={quantities[index] ?? 0}
              onChange={(quantity) => onChange(index, quantity)}
            />
          </li>
        );
      })}
    </Stack>
  );
}
