import type { PaymentCard } from '@/domain/payment/payment';
import type { PaymentCard as WireCard } from './__generated__/useBookStayV2Mutation.graphql';

/** A card by its name in the booking API; for one that it has no name for, the guest chooses on the payment page. */
export const toWireCard = (card: PaymentCard | null): WireCard | null => (card === 'DINERS_CLUB' ? null : card);
