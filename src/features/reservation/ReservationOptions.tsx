import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation, ReservationOptionName } from '@/domain/reservation';
import { isStayOption } from '@/domain/reservationOptions';
import { CallControl, FailureActionControl } from '@/errors/FailureActionControl';
import { presentation } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { OptionsNotNow } from './OptionsNotNow';
import { optionGroups } from './optionRows';
import type { OptionGroup, OptionRow } from './optionRows';

/** Where something is done with a reservation; null where this site does not do it. */
export type OptionLink = (name: ReservationOptionName) => string | null;

interface Props {
  readonly reservation: Reservation;
  /** Milliseconds. */
  readonly now: number;
  readonly linkOf: OptionLink;
  readonly onCancel: () => void;
}

/** What can be done with a reservation now, as buttons; then what later and from when, and why the rest cannot. */
export function ReservationOptions({ reservation, now, linkOf, onCancel }: Props) {
  const { t } = useTranslator();
  const groups = optionGroups(reservation, now, (name) => !isStayOption(name) || linkOf(name) !== null);
  const { status } = reservation;
  const rows = groups.flatMap((group) => group.rows);
  const possible = rows.filter(({ state }) => state.kind === 'possible');
  if ((status === 'CANCELLED' || status === 'PAST_STAY') && possible.length === 0) {
    return <Text>{t(`reservation.options.over.${status}`)}</Text>;
  }
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('reservation.options.title')}
        </Heading>
        {possible.length > 0 && (
          <Inline gap={3}>
            {possible.map((row) => (
              <Control key={row.names.join()} {...{ row, reservation, linkOf, onCancel }} />
            ))}
          </Inline>
        )}
        <OptionsNotNow
          rows={rows.filter(({ state }) => state.kind !== 'possible')}
          timeZone={reservation.hotel.timeZone}
          linkOf={linkOf}
        />
        <WaysOut groups={groups} reservation={reservation} />
      </Stack>
    </Card>
  );
}

const actOf = {
  guarantee: 'pay',
  modifyDates: 'modifyDates',
  modifyExtraServices: 'modifyExtraServices',
  modifyRoomTypes: 'modifyRoomTypes',
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  createMobileKey: 'keys',
  createPhysicalKey: 'keys',
} as const satisfies Partial<Record<ReservationOptionName, string>>;

interface ControlProps extends Pick<Props, 'reservation' | 'linkOf' | 'onCancel'> {
  readonly row: OptionRow;
}

/** How something possible is done: a button, a link to its page, or a call. */
function Control({ row, reservation, linkOf, onCancel }: ControlProps) {
  const { t, format } = useTranslator();
  const [name] = row.names;
  if (name === undefined) return null;
  if (name === 'onlineCancel') {
    return (
      <Button variant="secondary" onClick={onCancel}>
        {t('reservation.cancel.open')}
      </Button>
    );
  }
  if (name === 'cancel') return <Text size="small">{t('reservation.options.byPhone')}</Text>;
  const isByContact = reservation.changes === 'byContact' && name.startsWith('modify');
  const href = linkOf(name);
  if (href === null || isByContact) {
    return (
      <Text size="small">
        {format.list(row.names.map((each) => t(`reservation.options.name.${each}`)))}:{' '}
        {t('reservation.options.byContact')}
      </Text>
    );
  }
  return (
    <LinkButton as={SiteLink} href={href} variant="secondary">
      {t(`reservation.options.act.${actOf[name]}`)}
    </LinkButton>
  );
}

/** The number to call, and the sign-in, once for all the rows that lead there. */
function WaysOut({
  groups,
  reservation,
}: {
  readonly groups: readonly OptionGroup[];
  readonly reservation: Reservation;
}) {
  const states = groups.flatMap(({ rows }) => rows.map(({ state }) => state));
  const actions = states.flatMap((state) =>
    state.kind === 'possible' ? [] : [presentation[`option.${state.reason}`].action],
  );
  const isByCall = reservation.changes === 'byContact' || actions.includes('call');
  return (
    <Stack gap={2} align="start">
      {actions.includes('signIn') && <FailureActionControl action="signIn" />}
      {isByCall && <CallControl />}
    </Stack>
  );
}
