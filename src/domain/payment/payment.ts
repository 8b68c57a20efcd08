import { knownOr } from '../known';

/** In the order in which they are offered: what costs nothing now comes first. */
export const guaranteeTypes = ['NONE', 'S_POINTS', 'CARD_VERIFICATION', 'DEPOSIT'] as const;

export type GuaranteeType = (typeof guaranteeTypes)[number];

export const paymentFlows = [
  'MERCHANT_HOSTED_WINDOW',
  'NONE',
  'PHYSICAL_TERMINAL',
  'STORED_INSTRUMENT',
  'WEB_TERMINAL',
] as const;

export type PaymentFlow = (typeof paymentFlows)[number];

/** In the order in which they are offered: nothing to pay, then the guest's own money, then a bank's credit. */
export const paymentMethods = ['NONE', 'S_POINTS', 'ONLINE_BANK', 'CARD'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

export const parsePaymentMethod = (method: unknown): PaymentMethod => knownOr(method, paymentMethods, 'NONE');

export const paymentCards = ['VISA', 'MASTERCARD', 'AMEX', 'DINERS_CLUB', 'S_BUSINESS'] as const;

export type PaymentCard = (typeof paymentCards)[number];

/** The cards that the chain takes for what it sells itself; some hotels take one more, which only the older API names. */
export const chainCards: readonly PaymentCard[] = paymentCards.filter((card) => card !== 'DINERS_CLUB');

export const banks = ['NORDEA', 'OP', 'DANSKE', 'S_BANK'] as const;

export type Bank = (typeof banks)[number];

/** One allowed way to guarantee a booking, and how it is done. */
export interface AllowedGuarantee {
  readonly type: GuaranteeType;
  readonly methods: readonly PaymentMethod[];
  readonly flows: readonly PaymentFlow[];
}

/** The way to pay or guarantee that a guest chose. */
export interface GuaranteeChoice {
  readonly type: GuaranteeType;
  readonly flow: PaymentFlow;
  readonly method: PaymentMethod;
  readonly bank: Bank | null;
  readonly card: PaymentCard | null;
  /** For the flow STORED_INSTRUMENT; null otherwise. */
  readonly savedCardId: string | null;
}
