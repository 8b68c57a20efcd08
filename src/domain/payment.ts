export type GuaranteeType = 'CARD_VERIFICATION' | 'DEPOSIT' | 'NONE' | 'S_POINTS';
export type PaymentFlow =
  'MERCHANT_HOSTED_WINDOW' | 'NONE' | 'PHYSICAL_TERMINAL' | 'STORED_INSTRUMENT' | 'WEB_TERMINAL';
export const paymentMethods = ['NONE', 'ONLINE_BANK', 'CARD', 'S_POINTS'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export type PaymentCard = 'AMEX' | 'MASTERCARD' | 'S_BUSINESS' | 'VISA';
export type Bank = 'DANSKE' | 'NORDEA' | 'OP' | 'S_BANK';

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
