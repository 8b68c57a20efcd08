import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { LineTable } from '@/design-system/LineTable';
import { Stack } from '@/design-system/Stack';
import { add } from '@/domain/money';
import type { Money } from '@/domain/money';
import type { Reservation } from '@/domain/reservation/reservation';
import { isInvoiced } from '@/domain/reservation/standing';
import { priceRows, vatRows } from '@/i18n/priceRows';
import { useTranslator } from '@/i18n/TranslatorContext';
import { reservationLines } from './reservationLines';

type Priced = Pick<
  Reservation,
  'rooms' | 'total' | 'paid' | 'balance' | 'vat' | 'refund' | 'status' | 'guaranteeStatus' | 'paymentStatus'
>;

/** What was paid before a refund: the hotel has less after it. Of points beside money only the refund is known. */
const paidBefore = (paid: Money, refunded: Money): Money =>
  paid.currency === refunded.currency ? add(paid, refunded) : refunded;

/** Every line of the price, the tax included, what was paid, what is refunded, and what is left to pay. */
export function PriceCard({ reservation }: { readonly reservation: Priced }) {
  const translator = useTranslator();
  const { t, format } = translator;
  const { total, paid, balance, vat, status } = reservation;
  const isOfCompany = isInvoiced(reservation);
  const refund = typeof reservation.refund === 'object' ? reservation.refund : null;
  const title = t(paid.amount > 0 ? 'reservation.price.receipt' : 'reservation.price.title');
  const row = (id: string, label: string, amount: Money) => ({ id, label, amount: format.money(amount) });
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          {title}
        </Heading>
        <LineTable
          caption={title}
          isCaptionHidden
          columnLabels={{ name: t('staySummary.lineName'), amount: t('staySummary.lineAmount') }}
          lines={priceRows({ rooms: reservationLines(reservation) }, translator)}
          total={{ label: t('staySummary.total'), amount: format.money(total) }}
          afterTotal={[
            ...vatRows(vat, translator),
            // A cancelled booking that was not paid has nothing to pay.
            ...(status === 'CANCELLED' && !refund
              ? []
              : [row('paid', t('reservation.price.paid'), refund ? paidBefore(paid, refund.amount) : paid)]),
            ...(refund
              ? [
                  row('refund', t(`reservation.price.refund.${refund.status}`), {
                    ...refund.amount,
                    amount: -refund.amount.amount,
                  }),
                ]
              : []),
            {
              ...row('balance', t(`reservation.price.${isOfCompany ? 'invoiced' : 'balance'}`), balance),
              kind: 'subtotal' as const,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
