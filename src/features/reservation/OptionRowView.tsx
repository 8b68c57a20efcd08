import type { ReactNode } from 'react';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { OptionFrom } from '@/domain/optionState';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { OptionRow } from './optionRows';

interface Props {
  readonly row: OptionRow;
  /** The hotel's. */
  readonly timeZone: string;
  /** How it is done, or what can be done before. */
  readonly children: ReactNode;
}

const tones = { possible: 'success', notYet: 'info', no: 'neutral' } as const;

/** Options in one state: possible and how, not yet and from when, or not possible and why. */
export function OptionRowView({ row, timeZone, children }: Props) {
  const { t, format } = useTranslator();
  const { names, state } = row;
  const sayFrom = (from: OptionFrom): string =>
    from.kind === 'time'
      ? t('reservation.options.from.time', { time: format.instant(from.at, timeZone) })
      : t(`reservation.options.from.step.${from.step}`);
  return (
    <Stack gap={1} align="start">
      <Inline>
        <Text weight="medium">{format.list(names.map((name) => t(`reservation.options.name.${name}`)))}</Text>
        <Tag tone={tones[state.kind]}>{t(`reservation.options.state.${state.kind}`)}</Tag>
      </Inline>
      {state.kind === 'notYet' && <Text size="small">{sayFrom(state.from)}</Text>}
      {state.kind !== 'possible' && (
        <Text size="small" tone="muted" data-option-reason={state.reason}>
          {t(`optionIssues.${state.reason}`)}
        </Text>
      )}
      {children}
    </Stack>
  );
}
