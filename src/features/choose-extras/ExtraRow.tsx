import { useState } from 'react';
import { useShownAtOnce } from '@/browser/useShownAtOnce';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import type { ExtraService } from '@/domain/stay/extraService';
import { isSold } from '@/domain/stay/stayExtras';
import type { StayExtra } from '@/domain/stay/stayExtras';
import { ExtraControl } from './ExtraControl';
import { ExtraInRooms } from './ExtraInRooms';
import { ExtraOfAll } from './ExtraOfAll';
import { ExtraWords } from './ExtraWords';

export interface ExtraRowProps {
  readonly extra: StayExtra;
  /** What the rooms are called; null where the extra is not chosen room by room. */
  readonly roomNames: readonly string[] | null;
  /** `quantities`: one for each room of the extra. */
  readonly onChange: (service: ExtraService, quantities: readonly number[]) => void;
}

/** One extra: what it is, what it costs, and how many each room has. */
export function ExtraRow({ extra, roomNames, onChange }: ExtraRowProps) {
  const { service, rooms, forAll } = extra;
  const chosen = rooms.map((room) => (isSold(room) ? room.quantity : 0)).join();
  // The stay's price and every other extra follow.
  const [shown, change] = useShownAtOnce(chosen, (next) => onChange(service, next.split(',').map(Number)));
  const quantities = shown.split(',').map(Number);
  const isAdded = quantities.some((quantity) => quantity > 0);
  const [isOpened, setOpened] = useState(isAdded);
  // Another extra may have taken what all would need.
  const isByRoom = isOpened || forAll === null;
  const changeRoom = (index: number, quantity: number) =>
    change(quantities.map((each, at) => (at === index ? quantity : each)).join());
  const [first = null] = rooms;
  if (!roomNames) {
    return (
      <Inline as="li" gap={4} justify="between" align="start">
        <ExtraWords service={service} />
        {isSold(first) && (
          <ExtraControl
            option={first}
            quantity={quantities[0] ?? 0}
            name={service.name}
            onChange={(quantity) => changeRoom(0, quantity)}
          />
        )}
      </Inline>
    );
  }
  return (
    <Stack as="li" gap={3}>
      <Inline gap={4} justify="between" align="start">
        <ExtraWords service={service} />
        {forAll && (
          <ExtraOfAll
            service={service}
            forAll={forAll}
            isAdded={isAdded}
            isByRoom={isByRoom}
            onChange={(next) => {
              setOpened(true);
              change(next.join());
            }}
            onByRoom={setOpened}
          />
        )}
      </Inline>
      {isByRoom && <ExtraInRooms extra={extra} roomNames={roomNames} quantities={quantities} onChange={changeRoom} />}
    </Stack>
  );
}
