import { Button } from '@/design-system/Button';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { EditedStay } from '@/domain/edit/editQuote';
import type { EditPartState } from '@/domain/edit/editParts';
import type { ExtraService } from '@/domain/stay/extraService';
import { extrasToEdit } from '@/domain/edit/extrasToEdit';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { extrasText, hasExtras } from './changeLines';
import type { EditSlots } from './editSlots';
import { NowAndThen } from './NowAndThen';
import { OpenPart } from './OpenPart';
import { PartCard } from './PartCard';
import { openerId } from './useOpenPart';
import type { OpenedPart } from './useOpenPart';

interface Props {
  readonly state: EditPartState;
  readonly stay: Pick<EditedStay, 'changes' | 'reserved' | 'wanted'>;
  readonly reservation: Reservation;
  /** Null while there is no answer for the wanted days. */
  readonly found: HotelOffers | null;
  readonly opened: OpenedPart;
  readonly slots: Pick<EditSlots, 'extras'>;
  readonly onChange: (index: number, service: ExtraService, quantity: number) => void;
}

/** The extras of each room. One with no quantity left is removed. */
export function EditedExtras({ state, stay, reservation, found, opened, slots, onChange }: Props) {
  const translator = useTranslator();
  const { t, contentLang } = translator;
  const { reserved, wanted, changes } = stay;
  const { open, setOpen, close } = opened;
  return (
    <PartCard title={t('editing.part.extras')} state={state}>
      {reserved.choices.map(({ extraServices }, index) => {
        const isOpen = open?.part === 'extras' && open.index === index;
        const now = wanted.choices[index]?.extraServices ?? {};
        return (
          <Stack key={index} gap={3} align="start">
            <Text weight="bold">{t('editing.room', { number: index + 1 })}</Text>
            <NowAndThen
              now={extrasText(extraServices, translator)}
              wanted={changes.extras.includes(index) ? extrasText(now, translator) : null}
              lang={hasExtras(extraServices) ? contentLang : undefined}
              wantedLang={hasExtras(now) ? contentLang : undefined}
            />
            {state.kind === 'open' && (
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
                  extras: extrasToEdit(found, reservation, wanted.choices, index),
                  onChange: (service, quantity) => onChange(index, service, quantity),
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
