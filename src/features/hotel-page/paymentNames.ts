import type { Bank, PaymentCard } from '@/domain/payment/payment';

/** Names of payment methods: the same in every language, except for one bank. */
export const cardNames: Readonly<Record<PaymentCard, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DINERS_CLUB: 'Diners Club',
  S_BUSINESS: 'S-Business',
};

export const bankNames: Readonly<Record<Exclude<Bank, 'S_BANK'>, string>> = {
  OP: 'OP',
  NORDEA: 'Nordea',
  DANSKE: 'Danske Bank',
};
