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
  DINERS_CLUB: 'DinersClub',
  MASTERCARD: 'Mastercard',
  S_BUSINESS: 'SBusiness',
  VISA: 'Visa',
};

/** What a reservation is settled by, as the site's API names it. */
export const toPaymentType = (type: GuaranteeType): Input['paymentType'] => paymentTypes[type];

/** How it is paid, as the site's API takes it for a reservation and for a card. */
export const toPaymentWay = (choice: GuaranteeChoice, returnUrl: string) => ({
  flow: choice.flow,
  method: choice.method,
  bank: choice.bank ? banks[choice.bank] : ('NoneBank' as const),
  card: choice.card ? cards[choice.card] : ('NoneCard' as const),
  savedCardId: choice.savedCardId,
  returnUrl,
});

/** The way to pay that a guest chose, for a reservation. */
export const toPaymentInput = (booking: BookingKey, choice: GuaranteeChoice, returnUrl: string): Input => ({
  reservationId: booking.bookingNumber,
  reservationHash: booking.bookingHash,
  paymentType: toPaymentType(choice.type),
  ...toPaymentWay(choice, returnUrl),
});
