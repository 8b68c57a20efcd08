import { Disclosure } from '@/design-system/Disclosure';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { OptionFrom } from '@/domain/reservation/optionState';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { OptionRow } from './optionRows';
import { OptionGrid } from './reservation.styles';

interface Props {
  readonly rows: readonly OptionRow[];
  readonly hotel: Pick<Reservation['hotel'], 'timeZone'>;
  /** Where nothing can be done, the guest sees at once why. */
  readonly isOpenAtFirst: boolean;
}

/** Each name begins with a capital, as it may stand alone. */
const inList = (name: string, index: number): string =>
  index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1);

/** What cannot be done now, in short, behind one question: why, and from when it can be. */
export function OptionsNotNow({ rows, hotel, isOpenAtFirst }: Props) {
  const { t, format } = useTranslator();
  if (rows.length === 0) return null;
  const sayFrom = (from: OptionFrom): string =>
    from.kind === 'time'
      ? t('reservation.options.from.time', { time: format.instant(from.at, hotel.timeZone) })
      : t(`reservation.options.from.step.${from.step}`);
  return (
    <Disclosure summary={t('reservation.options.notNow')} isOpenAtFirst={isOpenAtFirst}>
      <OptionGrid>
        {rows.map(({ names, state }) => {
          if (state.kind === 'possible') return null;
          return (
            <Stack as="li" key={names.join()} gap={1} align="start">
              <Text size="label" weight="medium">
                {format.list(names.map((name, index) => inList(t(`reservation.options.name.${name}`), index)))}
              </Text>
              {state.kind === 'notYet' && <Text size="small">{sayFrom(state.from)}</Text>}
              <Text size="small" tone="muted" data-option-words={state.words}>
                {t(`optionIssues.${state.words}`)}
              </Text>
            </Stack>
          );
        })}
      </OptionGrid>
    </Disclosure>
  );
}
