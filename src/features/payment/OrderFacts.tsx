import { DefinitionList } from '@/design-system/DefinitionList';
import type { OrderAttempt } from '@/domain/payment/orderAttempt';
import { useTranslator } from '@/i18n/TranslatorContext';
import { HoldTime } from './HoldTime';

interface Props {
  readonly order: OrderAttempt;
  /** True while the rooms are held for a payment. */
  readonly isHeld: boolean;
}

/** Identifies a booking: its number, hotel, dates and price, and until when it is held. */
export function OrderFacts({ order, isHeld }: Props) {
  const { t, format } = useTranslator();
  const { booking, hotel, stay, amount, heldUntil } = order;
  const due = amount ?? order.order?.expectedPrice;
  return (
    <DefinitionList
      layout="columns"
      items={[
        ...(booking ? [{ term: t('order.number'), description: booking.bookingNumber }] : []),
        { term: t('order.stay'), description: `${hotel.name}, ${format.dateRange(stay)}` },
        ...(due && due.amount > 0 ? [{ term: t('order.amount'), description: format.money(due) }] : []),
        ...(isHeld && heldUntil
          ? [{ term: t('order.hold.term'), description: <HoldTime until={heldUntil} timeZone={hotel.timeZone} /> }]
          : []),
      ]}
    />
  );
}
