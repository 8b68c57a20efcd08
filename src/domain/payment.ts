export const guaranteeTypes = ['CARD_VERIFICATION', 'DEPOSIT', 'NONE', 'S_POINTS'] as const;

export type GuaranteeType = (typeof guaranteeTypes)[number];
export const paymentFlows = [
  'MERCHANT_HOSTED_WINDOW',
  'NONE',
  'PHYSICAL_TERMINAL',
  'STORED_INSTRUMENT',
  'WEB_TERMINAL',
] as const;

export type PaymentFlow = (typeof paymentFlows)[number];
export const paymentMethods = ['NONE', 'ONLINE_BANK', 'CARD', 'S_POINTS'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
export const paymentCards = ['AMEX', 'MASTERCARD', 'S_BUSINESS', 'VISA'] as const;

export type PaymentCard = (typeof paymentCards)[number];
export const banks = ['DANSKE', 'NORDEA', 'OP', 'S_BANK'] as const;

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
}
