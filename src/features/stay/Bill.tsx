import { Card } from '@/design-system/Card';
import { LineTable } from '@/design-system/LineTable';
import { NO_MONEY, subtract } from '@/domain/money';
import type { Invoice } from '@/domain/reservation/invoice';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly invoices: readonly Invoice[];
  /** In the order of the rooms, once the guest has checked in. */
  readonly roomNumbers: readonly string[];
}

/** What each room is to pay, line by line. */
export function Bill({ invoices, roomNumbers }: Props) {
  const { t, format, contentLang } = useTranslator();
  return invoices.map(({ id, roomIndex, lines, total, paid, open }) => {
    const isOneCurrency = total.currency === paid.currency && total.currency === open.currency;
    const invoiced = isOneCurrency ? subtract(subtract(total, paid), open) : NO_MONEY;
    return (
      <Card key={id}>
        <LineTable
          caption={t('onlineStay.checkOut.bill', { number: roomNumbers[roomIndex] ?? roomIndex + 1 })}
          columnLabels={{ name: t('staySummary.lineName'), amount: t('staySummary.lineAmount') }}
          lines={lines.map((line, index) => ({
            id: String(index),
            label: <span lang={contentLang}>{line.name}</span>,
            detail: format.date(line.date),
            amount: format.money(line.total),
          }))}
          total={{ label: t('staySummary.total'), amount: format.money(total) }}
          afterTotal={[
            { id: 'paid', label: t('reservation.price.paid'), amount: format.money(paid) },
            // What is neither paid nor left to pay is invoiced to a company.
            ...(invoiced.amount > 0
              ? [{ id: 'invoiced', label: t('reservation.price.invoiced'), amount: format.money(invoiced) }]
              : []),
            { id: 'open', label: t('reservation.price.balance'), amount: format.money(open), kind: 'subtotal' },
          ]}
        />
      </Card>
    );
  });
}
