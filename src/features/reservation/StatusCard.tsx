import { useState } from 'react';
import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { NarrowOnly } from '@/design-system/TwoColumn';
import { DEADLINE_TIME } from '@/domain/limits';
import { timeLeft } from '@/domain/timeLeft';
import type { Reservation } from '@/domain/reservation/reservation';
import { settlementOf } from '@/domain/payment/settlement';
import { standingOf } from '@/domain/reservation/standing';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useMinuteClock } from '@/browser/useMinuteClock';

type Shown = Pick<
  Reservation,
  | 'bookingNumber'
  | 'status'
  | 'guaranteeStatus'
  | 'paymentStatus'
  | 'paymentType'
  | 'hotel'
  | 'heldUntil'
  | 'createdAt'
  | 'membership'
  | 'source'
  | 'balance'
  | 'stay'
  | 'stayProgress'
>;

/**
 * The status of the booking and its payment; until when it is held while it is unpaid; when it was made. In a narrow
 * window also its number, as the pass comes later there.
 */
export function StatusCard({ reservation }: { readonly reservation: Shown }) {
  const { t, format } = useTranslator();
  const { booking, money } = standingOf(reservation, useMinuteClock());
  const settlement = settlementOf(reservation, money);
  const { bookingNumber, hotel, heldUntil, createdAt, membership, source } = reservation;
  return (
    <Card>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size="h3">
            {t('reservation.status.title')}
          </Heading>
          <NarrowOnly>
            <Text tone="muted">{`${t('reservation.number')} ${bookingNumber}`}</Text>
          </NarrowOnly>
        </Stack>
        <DefinitionList
          layout="columns"
          items={[
            {
              term: t('reservation.status.reservation'),
              description: t(`statuses.booking.${booking}`, { time: format.time(hotel.checkInTime) }),
            },
            ...(money
              ? [
                  {
                    term: t('reservation.status.payment'),
                    description: t(`statuses.money.${money}`, { time: format.time(DEADLINE_TIME) }),
                  },
                ]
              : []),
            ...(settlement
              ? [{ term: t('reservation.status.settlement'), description: t(`statuses.settlement.${settlement}`) }]
              : []),
            ...(booking === 'PENDING' && heldUntil
              ? [
                  {
                    term: t('reservation.status.held'),
                    description: <Held until={heldUntil} timeZone={hotel.timeZone} />,
                  },
                ]
              : []),
            ...(booking === 'PENDING' && heldUntil === null
              ? [{ term: t('reservation.status.held'), description: <HeldForBank timeZone={hotel.timeZone} /> }]
              : []),
            ...(createdAt === null
              ? []
              : [{ term: t('reservation.status.made'), description: format.instant(createdAt, hotel.timeZone) }]),
            ...(source
              ? [{ term: t('reservation.status.source'), description: t(`reservation.status.sourceText.${source}`) }]
              : []),
            ...(membership && membership !== 'NONE'
              ? [{ term: t('reservation.status.membership'), description: t(`stay.member.${membership}`) }]
              : []),
          ]}
        />
      </Stack>
    </Card>
  );
}

/** The bank decides, perhaps in days: with the time of the answer that this page shows. */
function HeldForBank({ timeZone }: { readonly timeZone: string }) {
  const { t, format } = useTranslator();
  const [askedAt] = useState(() => new Date().toISOString());
  return (
    <>
      {t('reservation.status.heldForBank')}. {t('payment.askedAt', { time: format.instant(askedAt, timeZone) })}
    </>
  );
}

function Held({ until, timeZone }: { readonly until: string; readonly timeZone: string }) {
  const { t, plural, format } = useTranslator();
  const msLeft = Date.parse(until) - useMinuteClock();
  if (msLeft <= 0) return <>{t('reservation.status.heldOver')}</>;
  const { unit, count } = timeLeft(msLeft);
  return (
    <>
      {t('reservation.status.heldUntil', { until: format.instant(until, timeZone) })} (
      {plural(`stay.${unit}Left`, count)})
    </>
  );
}
