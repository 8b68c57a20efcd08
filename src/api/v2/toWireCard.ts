import type { PaymentCard } from '@/domain/payment';

/** A card by its name in the booking API; for one that it has no name for, the guest chooses on the payment page. */
export const toWireCard = (card: PaymentCard | null): Exclude<PaymentCard, 'DINERS_CLUB'> | null =>
  card === 'DINERS_CLUB' ? null : card;
