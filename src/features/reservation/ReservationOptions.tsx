import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { takesNotices } from '@/domain/reservation/arrival';
import type { Reservation, ReservationOptionName } from '@/domain/reservation/reservation';
import { isStayOption } from '@/domain/reservation/stayOptions';
import { OptionWays } from '@/errors/OptionWays';
import { useTranslator } from '@/i18n/TranslatorContext';
import { OptionsNotNow } from './OptionsNotNow';
import { optionGroups } from './optionRows';
import type { OptionRow } from './optionRows';

/** Where something is done with a reservation; null where this site does not do it. */
export type OptionLink = (name: ReservationOptionName) => string | null;

interface Props {
  readonly reservation: Reservation;
  /** Milliseconds. */
  readonly now: number;
  readonly linkOf: OptionLink;
  readonly onCancel: () => void;
}

/** What can be done with a reservation now, as buttons; then, behind a question, what later and why the rest cannot. */
export function ReservationOptions({ reservation, now, linkOf, onCancel }: Props) {
  const { t } = useTranslator();
  const groups = optionGroups(reservation, now, (name) => !isStayOption(name) || linkOf(name) !== null);
  const { status } = reservation;
  const rows = groups.flatMap((group) => group.rows);
  const possible = rows.filter(({ state }) => state.kind === 'possible');
  // The notice may come before the arrival.
  const isNoticeTaken =
    takesNotices(reservation) && rows.some(({ names, state }) => names[0] === 'checkIn' && state.kind === 'notYet');
  const notice = isNoticeTaken ? linkOf('checkIn') : null;
  if ((status === 'CANCELLED' || status === 'PAST_STAY') && possible.length === 0) {
    return <Text>{t(`reservation.options.over.${status}`)}</Text>;
  }
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('reservation.options.title')}
        </Heading>
        {(possible.length > 0 || notice) && (
          <Inline gap={3}>
            {possible.map((row) => (
              <Control key={row.names.join()} row={row} reservation={reservation} linkOf={linkOf} onCancel={onCancel} />
            ))}
            {notice && (
              <LinkButton as={SiteLink} href={notice} variant="secondary">
                {t('reservation.options.act.notice')}
              </LinkButton>
            )}
          </Inline>
        )}
        <OptionsNotNow
          rows={rows.filter(({ state }) => state.kind !== 'possible')}
          hotel={reservation.hotel}
          isOpenAtFirst={possible.length === 0}
        />
        <WaysOut rows={rows} />
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
  const { t } = useTranslator();
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
  const href = linkOf(name);
  if (href === null) return null;
  const isByContact = reservation.changes === 'byContact' && name.startsWith('modify');
  return (
    <LinkButton as={SiteLink} href={href} variant="secondary">
      {t(`reservation.options.act.${isByContact ? 'howToChange' : actOf[name]}`)}
    </LinkButton>
  );
}

/** The number to call, and the sign-in, once for all the rows that lead there. */
function WaysOut({ rows }: { readonly rows: readonly OptionRow[] }) {
  const words = rows.flatMap(({ state }) => (state.kind === 'possible' ? [] : [state.words]));
  const isCancelledByCall = rows.some(({ names, state }) => names[0] === 'cancel' && state.kind === 'possible');
  return <OptionWays words={words} isByCall={isCancelledByCall} />;
}
