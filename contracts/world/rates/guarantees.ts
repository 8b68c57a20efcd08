import type { AllowedGuarantee } from '@/domain/payment/payment';

const verification: AllowedGuarantee = {
  type: 'CARD_VERIFICATION',
  methods: ['CARD'],
  flows: ['WEB_TERMINAL', 'MERCHANT_HOSTED_WINDOW', 'STORED_INSTRUMENT'],
};
const deposit: AllowedGuarantee = {
  type: 'DEPOSIT',
  methods: ['ONLINE_BANK', 'CARD'],
  flows: ['MERCHANT_HOSTED_WINDOW', 'WEB_TERMINAL', 'STORED_INSTRUMENT'],
};
const nothing: AllowedGuarantee = { type: 'NONE', methods: ['NONE'], flows: ['NONE', 'PHYSICAL_TERMINAL'] };
const atTerminal: AllowedGuarantee = { type: 'NONE', methods: ['NONE'], flows: ['PHYSICAL_TERMINAL'] };
const points: AllowedGuarantee = { type: 'S_POINTS', methods: ['S_POINTS'], flows: ['NONE'] };

export const freely: readonly AllowedGuarantee[] = [nothing, verification, deposit];
/** Hotels that take no cash: what is not paid before is paid at the terminal of the reception. */
export const freelyWithoutCash: readonly AllowedGuarantee[] = [atTerminal, verification, deposit];
export const guaranteed: readonly AllowedGuarantee[] = [verification, deposit];
export const paidAhead: readonly AllowedGuarantee[] = [deposit];
export const paidByBank: readonly AllowedGuarantee[] = [
  { type: 'DEPOSIT', methods: ['ONLINE_BANK'], flows: ['MERCHANT_HOSTED_WINDOW'] },
];
export const paidByPoints: readonly AllowedGuarantee[] = [points];
