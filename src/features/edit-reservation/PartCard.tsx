import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { EditPartState } from '@/domain/edit/editParts';
import { FailureActionControl } from '@/errors/FailureActionControl';
import { OptionWays } from '@/errors/OptionWays';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly title: string;
  readonly state: EditPartState;
  readonly children: ReactNode;
}

/** A part of the reservation: how it is, and how to change it or why it cannot be changed. */
export function PartCard({ title, state, children }: Props) {
  const { t } = useTranslator();
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        {children}
        {state.kind === 'closed' && (
          <Stack gap={2} align="start">
            <Text tone="muted">{t(`optionIssues.${state.words}`)}</Text>
            <OptionWays words={[state.words]} />
          </Stack>
        )}
        {state.kind === 'switchedOff' && (
          <Stack gap={2} align="start">
            <Text tone="muted">{t('editing.switchedOff')}</Text>
            <FailureActionControl action="call" />
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
