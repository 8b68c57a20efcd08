import { Button } from '@/design-system/Button';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { EMPTY_OCCUPANCY } from '@/domain/party';
import { occupanciesOfReserved } from '@/domain/editedStay';
import type { EditPart, EditPartState } from '@/domain/editParts';
import type { HotelOffers } from '@/domain/hotelOffers';
import type { Reservation } from '@/domain/reservation';
import { roomExtras } from '@/domain/roomExtras';
import type { ExtraOption, RoomExtras } from '@/domain/roomExtras';
import type { RoomChoice } from '@/domain/roomChoice';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { useEditReservationFlow } from '@/state/editReservationFlowState';
import { extrasText } from './changeLines';
import type { EditSlots } from './editSlots';
import { NowAndThen } from './NowAndThen';
import { OpenPart } from './OpenPart';
import { PartCard } from './PartCard';
import type { useEdit } from './useEdit';
import { openerId } from './useOpenPart';
import type { useOpenPart } from './useOpenPart';

interface Props {
  readonly reservation: Reservation;
  readonly found: HotelOffers | null;
  readonly parts: Readonly<Record<EditPart, EditPartState>>;
  readonly edit: ReturnType<typeof useEdit>;
  readonly state: ReturnType<typeof useEditReservationFlow>;
  readonly opened: ReturnType<typeof useOpenPart>;
  readonly slots: Pick<EditSlots, 'extras'>;
}

/** The extras that a room may take, and as many as it has: its own count as sold in the answer. */
function extrasFor(
  found: HotelOffers,
  reservation: Reservation,
  choices: readonly RoomChoice[],
  index: number,
): RoomExtras {
  const occupancy = occupanciesOfReserved(reservation.rooms)[index] ?? EMPTY_OCCUPANCY;
  const extras = roomExtras(found, { choices, index, occupancy });
  const reserved = reservation.rooms[index]?.extras ?? [];
  const withOwn = (option: ExtraOption): ExtraOption => {
    const own = reserved.find(({ id }) => id === option.service.id)?.quantity ?? 0;
    return { ...option, max: Math.max(option.max, own) };
  };
  return { ...extras, ofRoom: extras.ofRoom.map(withOwn), ofBooking: extras.ofBooking.map(withOwn) };
}

/** The extras of each room. One with no quantity left is removed. */
export function EditedExtras({ reservation, found, parts, edit, state, opened, slots }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const { reserved, wanted, changes } = edit;
  const { open, setOpen, close } = opened;
  return (
    <PartCard title={t('editing.part.extras')} state={parts.extras}>
      {reserved.choices.map(({ extraServices }, index) => {
        const isOpen = open?.part === 'extras' && open.index === index;
        const now = wanted.choices[index]?.extraServices ?? {};
        return (
          <Stack key={index} gap={3} align="start">
            <Text weight="bold">{t('editing.room', { number: index + 1 })}</Text>
            <NowAndThen
              now={extrasText(extraServices, translator)}
              wanted={changes.extras.includes(index) ? extrasText(now, translator) : null}
            />
            {parts.extras.kind === 'open' && (
              <Button
                id={openerId({ part: 'extras', index })}
                variant="secondary"
                onClick={() => setOpen({ part: 'extras', index })}
              >
                {t('editing.open.extras', { number: index + 1 })}
              </Button>
            )}
            {isOpen && !found && <Text role="status">{t('editing.summary.asking')}</Text>}
            {isOpen && found && (
              <OpenPart title={t('editing.open.extras', { number: index + 1 })}>
                {slots.extras({
                  extras: extrasFor(found, reservation, wanted.choices, index),
                  onChange: (service, quantity) => state.setExtra(index, service, quantity),
                  onDone: close,
                })}
              </OpenPart>
            )}
          </Stack>
        );
      })}
    </PartCard>
  );
}
