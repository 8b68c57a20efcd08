import { Card } from '@/design-system/Card';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Heading } from '@/design-system/Heading';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly reservation: Pick<Reservation, 'refund' | 'bookingNumber' | 'stay' | 'hotel'>;
  /** When it was cancelled (ISO 8601); null when that is not known. */
  readonly cancelledAt: string | null;
}

/** What cancelling means for the guest's money, and a receipt to print: the refund, how and until when. */
export function CancelledNotice({ reservation, cancelledAt }: Props) {
  const { t, format } = useTranslator();
  const { refund, bookingNumber, stay, hotel } = reservation;
  const known = typeof refund === 'object' ? refund : null;
  return (
    <Stack gap={4}>
      <Notice tone="info" headingLevel={2} title={t('reservation.cancel.done')}>
        <Text>
          {typeof refund === 'object'
            ? t(`reservation.cancel.refund.${refund.status}`, {
                amount: format.money(refund.amount),
                way: t(`reservation.cancel.way.${refund.method}`),
                day: format.date(refund.expectedBy),
              })
            : t(`reservation.cancel.refund.${refund}`)}
        </Text>
        <Text>{t('reservation.cancel.doneBody')}</Text>
      </Notice>
      <Card>
        <Stack gap={3}>
          <Heading level={2} size="h3">
            {t('reservation.cancel.receipt.title')}
          </Heading>
          <DefinitionList
            layout="columns"
            items={[
              { term: t('reservation.cancel.receipt.number'), description: bookingNumber },
              {
                term: t('reservation.cancel.receipt.stay'),
                description: `${hotel.name}, ${format.dateRange(stay)}`,
              },
              ...(cancelledAt === null
                ? []
                : [
                    {
                      term: t('reservation.cancel.receipt.at'),
                      description: format.instant(cancelledAt, hotel.timeZone),
                    },
                  ]),
              ...(known
                ? [
                    { term: t('reservation.cancel.receipt.amount'), description: format.money(known.amount) },
                    {
                      term: t('reservation.cancel.receipt.way'),
                      description: t(`reservation.cancel.way.${known.method}`),
                    },
                    { term: t('reservation.cancel.receipt.by'), description: format.date(known.expectedBy) },
                  ]
                : []),
              ...(refund === 'none'
                ? [
                    {
                      term: t('reservation.cancel.receipt.amount'),
                      description: t('reservation.cancel.receipt.none'),
                    },
                  ]
                : []),
            ]}
          />
        </Stack>
      </Card>
    </Stack>
  );
}
