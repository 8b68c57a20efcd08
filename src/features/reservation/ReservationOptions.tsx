import NextLink from 'next/link';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation, ReservationOptionName } from '@/domain/reservation';
import { isStayOption } from '@/domain/reservationOptions';
import { CallControl, FailureActionControl } from '@/errors/FailureActionControl';
import { presentation } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { OptionRowView } from './OptionRowView';
import { optionGroups } from './optionRows';
import type { OptionGroup, OptionRow } from './optionRows';
import { OptionGrid } from './reservation.styles';

/** Where something is done with a reservation; null where this site does not do it. */
export type OptionLink = (name: ReservationOptionName) => string | null;

interface Props {
  readonly reservation: Reservation;
  /** Milliseconds. */
  readonly now: number;
  readonly linkOf: OptionLink;
  readonly onCancel: () => void;
}

/** What can be done with a reservation now, what later and from when, and why the rest cannot. */
export function ReservationOptions({ reservation, now, linkOf, onCancel }: Props) {
  const { t } = useTranslator();
  const groups = optionGroups(reservation, now, (name) => !isStayOption(name) || linkOf(name) !== null);
  const { status } = reservation;
  const isPossible = groups.some(({ rows }) => rows.some(({ state }) => state.kind === 'possible'));
  if ((status === 'CANCELLED' || status === 'PAST_STAY') && !isPossible) {
    return <Text>{t(`reservation.options.over.${status}`)}</Text>;
  }
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('reservation.options.title')}
        </Heading>
        <OptionGrid>
          {groups.map((group) => (
            <li key={group.name}>
              <Stack gap={2} align="start">
                <Heading level={3} size="h4">
                  {t(`reservation.options.group.${group.name}`)}
                </Heading>
                {group.rows.map((row) => (
                  <OptionRowView key={row.names.join()} row={row} timeZone={reservation.hotel.timeZone}>
                    <Control row={row} reservation={reservation} linkOf={linkOf} onCancel={onCancel} />
                  </OptionRowView>
                ))}
              </Stack>
            </li>
          ))}
        </OptionGrid>
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

/** How something possible is done: a button, a link to its page, or a call. The notice may come before the arrival. */
function Control({ row, reservation, linkOf, onCancel }: ControlProps) {
  const { t } = useTranslator();
  const [name] = row.names;
  if (name === undefined) return null;
  if (row.state.kind !== 'possible') {
    const notice = name === 'checkIn' && row.state.kind === 'notYet' ? linkOf(name) : null;
    return notice === null ? null : (
      <Link as={NextLink} href={notice} tone="alone">
        {t('reservation.options.act.notice')}
      </Link>
    );
  }
  if (name === 'onlineCancel') {
    return (
      <Button variant="secondary" size="small" onClick={onCancel}>
        {t('reservation.cancel.open')}
      </Button>
    );
  }
  if (name === 'cancel') return <Text size="small">{t('reservation.options.byPhone')}</Text>;
  const isByContact = reservation.changes === 'byContact' && name.startsWith('modify');
  const href = linkOf(name);
  if (href === null || isByContact) return <Text size="small">{t('reservation.options.byContact')}</Text>;
  return (
    <LinkButton as={NextLink} href={href} variant="secondary" size="small">
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
