import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { LineTable } from '@/design-system/LineTable';
import { Stack } from '@/design-system/Stack';
import type { Reservation } from '@/domain/reservation';
import { priceRows, vatRows } from '@/i18n/priceRows';
import { useTranslator } from '@/i18n/TranslatorContext';
import { reservationLines } from './reservationLines';

type Priced = Pick<Reservation, 'rooms' | 'total' | 'paid' | 'balance' | 'vat'>;

/** Every line of the price, the tax inside it, what is paid and what is left. */
export function PriceCard({ reservation }: { readonly reservation: Priced }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { total, paid, balance, vat } = reservation;
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {t('reservation.price.title')}
        </Heading>
        <LineTable
          caption={t('reservation.price.title')}
          isCaptionHidden
          columnLabels={{ name: t('staySummary.lineName'), amount: t('staySummary.lineAmount') }}
          lines={priceRows({ rooms: reservationLines(reservation) }, translator)}
          total={{ label: t('staySummary.total'), amount: format.money(total) }}
          afterTotal={[
            ...vatRows(vat, translator),
            { id: 'paid', label: t('reservation.price.paid'), amount: format.money(paid) },
            { id: 'balance', label: t('reservation.price.balance'), amount: format.money(balance), kind: 'subtotal' },
          ]}
        />
      </Stack>
    </Card>
  );
}
