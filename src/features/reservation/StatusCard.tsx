import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Stack } from '@/design-system/Stack';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';

type Statuses = Pick<Reservation, 'status' | 'guaranteeStatus' | 'paymentStatus'>;

/** How booking, guarantee and payment stand, in words. */
export function StatusCard({ reservation }: { readonly reservation: Statuses }) {
  const { t } = useTranslator();
  const { status, guaranteeStatus, paymentStatus } = reservation;
  const isCancelled = status === 'CANCELLED';
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {t('reservation.status.title')}
        </Heading>
        <DefinitionList
          layout="columns"
          items={[
            { term: t('reservation.status.reservation'), description: t(`statuses.reservation.${status}`) },
            // What would secure a cancelled booking is beside the point.
            ...(isCancelled || !guaranteeStatus
              ? []
              : [
                  {
                    term: t('reservation.status.guarantee'),
                    description: t(`statuses.guarantee.${guaranteeStatus}`),
                  },
                ]),
            ...(isCancelled || !paymentStatus
              ? []
              : [{ term: t('reservation.status.payment'), description: t(`statuses.payment.${paymentStatus}`) }]),
          ]}
        />
      </Stack>
    </Card>
  );
}
