import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { changesIn } from '@/domain/edit/editQuote';
import { choiceOfReserved, reservedStayOf } from '@/domain/edit/editedStay';
import { isSameMoney, sum } from '@/domain/money';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { EditReservationFlow } from '@/state/editReservationFlowShape';
import { ChangeList } from './ChangeList';
import { changeLines, contactText } from './changeLines';

interface Props {
  readonly reservation: Reservation;
  /** As it was when the change began; null when it is still so. */
  readonly outdated: EditReservationFlow['reservationToBeEdited'];
  /** The contact details as they were; null when they are still so. */
  readonly contactBefore: string | null;
  readonly onGoOn: () => void;
}

/** What was changed elsewhere since the guest began: as it was, and as it is now. They go on only knowingly. */
export function NewerNotice({ reservation, outdated, contactBefore, onGoOn }: Props) {
  const translator = useTranslator();
  const { t, format } = translator;
  if (!outdated && contactBefore === null) return null;
  const now = reservedStayOf(reservation);
  const reserved = outdated
    ? {
        ...now,
        dates: outdated.dateRange,
        choices: outdated.reservedRooms.map((room) => choiceOfReserved(room, outdated.hotel.id)),
      }
    : now;
  const wanted = { ...now, contact: null };
  const changes = { ...changesIn(reserved, wanted), contact: contactBefore !== null };
  const lines = changeLines(
    {
      reserved,
      wanted,
      changes,
      contactBefore: contactBefore ?? '',
      contactAfter: contactText(reservation, translator),
    },
    translator,
  );
  const totals = outdated?.reservedRooms.map(({ total }) => total) ?? [];
  const before = totals.length > 0 ? sum(totals, reservation.total.currency) : reservation.total;
  return (
    <Notice
      tone="warning"
      live="polite"
      title={t('editing.newer.title')}
      actions={<Button onClick={onGoOn}>{t('editing.newer.goOn')}</Button>}
    >
      <Stack gap={3}>
        <ChangeList lines={lines} />
        {!isSameMoney(before, reservation.total) && (
          <Text>
            {t('editing.newer.total', { before: format.money(before), after: format.money(reservation.total) })}
          </Text>
        )}
        <Text>{t('editing.newer.body')}</Text>
      </Stack>
    </Notice>
  );
}
