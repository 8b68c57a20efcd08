import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { EditedRoom } from '@/domain/edit/editQuote';
import type { EditPartState } from '@/domain/edit/editParts';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { roomText } from './changeLines';
import { NowAndThen } from './NowAndThen';
import { openerId } from './useOpenPart';

interface Props {
  readonly index: number;
  readonly reserved: RoomChoice;
  readonly edited: EditedRoom;
  readonly isChanged: boolean;
  readonly state: EditPartState;
  readonly onOpen: (step: 'rate' | 'type') => void;
  readonly onKeep: () => void;
}

/** One room and its rate: as reserved, as wanted, and what to do where it cannot be had. */
export function EditedRoomRow({ index, reserved, edited, isChanged, state, onOpen, onKeep }: Props) {
  const { t, contentLang } = useTranslator();
  const { choice, problem } = edited;
  const isOpen = state.kind === 'open';
  const number = index + 1;
  return (
    <Stack gap={3}>
      <Text weight="bold">{t('editing.room', { number })}</Text>
      <NowAndThen
        now={roomText(reserved)}
        wanted={isChanged ? roomText(choice) : null}
        lang={contentLang}
        wantedLang={contentLang}
      />
      {problem && (
        <Notice tone="warning" live="polite">
          {t(`editing.problem.${problem === 'roomGone' && !isOpen ? 'datesOnly' : problem}`)}
        </Notice>
      )}
      <Inline gap={3}>
        {isOpen && (
          <Button id={openerId({ part: 'rooms', index })} variant="secondary" onClick={() => onOpen('type')}>
            {t('editing.open.room', { number })}
          </Button>
        )}
        {problem === 'rateGone' && (
          <Button
            id={isOpen ? undefined : openerId({ part: 'rooms', index })}
            variant="secondary"
            onClick={() => onOpen('rate')}
          >
            {t('errors.actions.chooseRate')}
          </Button>
        )}
        {isChanged && (
          <Button
            variant="quiet"
            onClick={() => {
              onKeep();
              // This button goes.
              document.getElementById(openerId({ part: 'rooms', index }))?.focus();
            }}
          >
            {t('editing.keep.room', { number })}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}
