import { SiteLink } from '@/routes/SiteLink';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { EditProblem } from '@/domain/edit/editOrder';
import type { Reservation } from '@/domain/reservation/reservation';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ChangeLine } from './changeLines';
import { ChangeList } from './ChangeList';

interface Props {
  readonly reservation: Reservation;
  /** What the reservation now has instead of what it had. */
  readonly lines: readonly ChangeLine[];
  /** What was not changed; null when everything was. */
  readonly problem: EditProblem | null;
  readonly reservationHref: string;
  readonly calendar: ReactNode;
  /** Carries out a way out that begins another change. */
  readonly onAction: (action: FailureAction) => void;
}

/** The change is made: what was changed, what was not, and what to do now. */
export function EditResult({ reservation, lines, problem, reservationHref, calendar, onAction }: Props) {
  const { t, format } = useTranslator();
  useEffect(() => focusPageHeading(), []);
  return (
    <Stack gap={6}>
      <PageHeading above={reservation.hotel.name} lead={t('editing.number', { number: reservation.bookingNumber })}>
        {t(problem ? 'editing.result.inPart' : 'editing.result.title')}
      </PageHeading>
      {problem && (
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {t('editing.result.notChanged')}
          </Heading>
          <FailureNotice failure={problem.failure} onAction={onAction} />
          <Text>{t('editing.result.rest')}</Text>
        </Stack>
      )}
      <Card>
        <Stack gap={4}>
          <Heading level={2} size="h3">
            {t('editing.result.changed')}
          </Heading>
          <ChangeList lines={lines} />
          <Text weight="bold">{t('editing.result.total', { total: format.money(reservation.total) })}</Text>
          <Text>{t('editing.result.calendar')}</Text>
          {calendar}
          <LinkButton as={SiteLink} href={reservationHref}>
            {t('editing.result.see')}
          </LinkButton>
        </Stack>
      </Card>
    </Stack>
  );
}
