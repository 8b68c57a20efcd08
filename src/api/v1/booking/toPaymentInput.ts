import type { BookingKey } from '@/domain/bookingKey';
import type { Bank, GuaranteeChoice, GuaranteeType, PaymentCard } from '@/domain/payment';
import type { useStartPaymentV1Mutation$variables } from './__generated__/useStartPaymentV1Mutation.graphql';

type Input = useStartPaymentV1Mutation$variables['input'];

const paymentTypes: Readonly<Record<GuaranteeType, Input['paymentType']>> = {
  CARD_VERIFICATION: 'GUARANTEE',
  DEPOSIT: 'PAYMENT',
  NONE: 'NONE',
  S_POINTS: 'SPOINT',
};
const banks: Readonly<Record<Bank, Input['bank']>> = {
  DANSKE: 'DanskeBank',
  NORDEA: 'Nordea',
  OP: 'OP',
  S_BANK: 'SPankki',
};
const cards: Readonly<Record<PaymentCard, Input['card']>> = {
  AMEX: 'Amex',
  MASTERCARD: 'Mastercard',
  S_BUSINESS: 'SBusiness',
  VISA: 'Visa',
};

/** What a reservation is settled by, as the site's API names it. */
export const toPaymentType = (type: GuaranteeType): Input['paymentType'] => paymentTypes[type];

/** The way to pay that a guest chose, as the site's API takes it. */
export function toPaymentInput(booking: BookingKey, choice: GuaranteeChoice, returnUrl: string): Input {
  return {
    reservationId: booking.bookingNumber,
    reservationHash: booking.bookingHash,
    paymentType: toPaymentType(choice.type),
    flow: choice.flow,
    method: choice.method,
    bank: choice.bank ? banks[choice.bank] : 'NoneBank',
    card: choice.card ? cards[choice.card] : 'NoneCard',
    savedCardId: choice.savedCardId,
    returnUrl,
  };
}
