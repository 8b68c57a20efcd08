import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { failureCodeOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import { CallControl, canOffer, FailureActionControl } from '@/errors/FailureActionControl';
import { failureText } from '@/errors/failureText';
import { presentation } from '@/errors/presentation';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly problems: readonly Failure[];
  readonly onWayOut: (action: FailureAction, roomIndex: number | null) => void;
}

/** Every reason why nothing was booked, at the room it concerns, each with its own way out. */
export function ProblemList({ problems, onWayOut }: Props) {
  const translator = useTranslator();
  if (problems.length === 0) return null;
  return (
    <Stack as="ul" gap={4}>
      {problems.map((failure, index) => {
        const code = failureCodeOf(failure);
        const { title, body } = failureText(failure, translator);
        const { action, also, orCall } = presentation[code];
        const room = failure.roomIndex ?? null;
        const act = (chosen: FailureAction) => onWayOut(chosen, room);
        return (
          <li key={index} data-failure={code} data-room={room ?? undefined}>
            <Stack gap={2} align="start">
              <Text weight="bold">
                {room === null ? title : `${translator.t('staySummary.room', { number: room + 1 })}: ${title}`}
              </Text>
              <Text>{body}</Text>
              {canOffer(action, act) && <FailureActionControl action={action} onAction={act} />}
              {also && <FailureActionControl action={also} onAction={act} variant="secondary" />}
              {orCall && <CallControl />}
            </Stack>
          </li>
        );
      })}
    </Stack>
  );
}
