import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { takesNotices } from '@/domain/reservation/arrival';
import type { OptionFrom } from '@/domain/reservation/optionState';
import type { Reservation, ReservationOptionName } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { OptionRow } from './optionRows';
import { OptionGrid } from './reservation.styles';

interface Props {
  readonly rows: readonly OptionRow[];
  readonly reservation: Pick<Reservation, 'hotel' | 'status'>;
  readonly linkOf: (name: ReservationOptionName) => string | null;
}

/** What cannot be done now, in short: why, and from when it can be. The notice may come before the arrival. */
export function OptionsNotNow({ rows, reservation, linkOf }: Props) {
  const { t, format } = useTranslator();
  if (rows.length === 0) return null;
  const sayFrom = (from: OptionFrom): string =>
    from.kind === 'time'
      ? t('reservation.options.from.time', { time: format.instant(from.at, reservation.hotel.timeZone) })
      : t(`reservation.options.from.step.${from.step}`);
  return (
    <Stack gap={2}>
      <Heading level={3} size="h4">
        {t('reservation.options.notNow')}
      </Heading>
      <OptionGrid>
        {rows.map(({ names, state }) => {
          if (state.kind === 'possible') return null;
          const notice =
            names[0] === 'checkIn' && state.kind === 'notYet' && takesNotices(reservation) ? linkOf('checkIn') : null;
          return (
            <Stack as="li" key={names.join()} gap={1} align="start">
              <Text size="label" weight="medium">
                {format.list(names.map((name) => t(`reservation.options.name.${name}`)))}
              </Text>
              {state.kind === 'notYet' && <Text size="small">{sayFrom(state.from)}</Text>}
              <Text size="small" tone="muted" data-option-words={state.words}>
                {t(`optionIssues.${state.words}`)}
              </Text>
              {notice && (
                <Link as={SiteLink} href={notice} tone="alone">
                  {t('reservation.options.act.notice')}
                </Link>
              )}
            </Stack>
          );
        })}
      </OptionGrid>
    </Stack>
  );
}
