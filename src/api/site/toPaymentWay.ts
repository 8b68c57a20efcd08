import type { Bank, GuaranteeChoice, GuaranteeType, PaymentCard } from '@/domain/payment/payment';

const paymentTypes = {
  CARD_VERIFICATION: 'GUARANTEE',
  DEPOSIT: 'PAYMENT',
  NONE: 'NONE',
  S_POINTS: 'SPOINT',
} as const satisfies Readonly<Record<GuaranteeType, string>>;
const banks = {
  DANSKE: 'DanskeBank',
  NORDEA: 'Nordea',
  OP: 'OP',
  S_BANK: 'SPankki',
} as const satisfies Readonly<Record<Bank, string>>;
const cards = {
  AMEX: 'Amex',
  DINERS_CLUB: 'DinersClub',
  MASTERCARD: 'Mastercard',
  S_BUSINESS: 'SBusiness',
  VISA: 'Visa',
} as const satisfies Readonly<Record<PaymentCard, string>>;

/** What a reservation is settled by, as the site's API names it. */
export const toPaymentType = (type: GuaranteeType) => paymentTypes[type];

/** How it is paid, as the site's API takes it for a reservation and for a card. */
export const toPaymentWay = (choice: GuaranteeChoice, returnUrl: string) => ({
  flow: choice.flow,
  method: choice.method,
  bank: choice.bank ? banks[choice.bank] : ('NoneBank' as const),
  card: choice.card ? cards[choice.card] : ('NoneCard' as const),
  savedCardId: choice.savedCardId,
  returnUrl,
});
