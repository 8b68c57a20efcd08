import { guaranteeOptions } from './guarantee';
import type { GuaranteeOption } from './guarantee';
import type { Hotel } from './hotel';
import type { RatePlan } from './ratePlan';
import type { GuaranteeChoice, PaymentCard, PaymentFlow } from './payment';

/** One row of the choice of payment: one for each bank, otherwise one for each way. */
export interface PaymentWay {
  readonly key: string;
  readonly choice: GuaranteeChoice;
  /** Cards that are taken this way. */
  readonly cards: readonly PaymentCard[];
}

/** A saved card needs a signed-in customer, and a terminal at the desk is the same as paying nothing now. */
const flowsWithoutRow: readonly PaymentFlow[] = ['STORED_INSTRUMENT', 'PHYSICAL_TERMINAL'];

export function paymentWays(options: readonly GuaranteeOption[]): readonly PaymentWay[] {
  return options
    .filter(({ flow }) => !flowsWithoutRow.includes(flow))
    .flatMap(({ type, method, flow, banks, cards }): readonly PaymentWay[] => {
      const choice = { type, method, flow, bank: null, card: null };
      if (method !== 'ONLINE_BANK') return [{ key: `${type}-${method}`, choice, cards }];
      return banks.map((bank) => ({ key: `${type}-${method}-${bank}`, choice: { ...choice, bank }, cards: [] }));
    });
}

/** The ways to pay or guarantee a booking that is already made: to leave it unpaid is none of them. */
export function waysToPayNow(rates: readonly RatePlan[], hotel: Pick<Hotel, 'cards' | 'banks'>): readonly PaymentWay[] {
  return paymentWays(guaranteeOptions(rates, hotel).filter(({ type }) => type !== 'NONE'));
}

export const isSameChoice = (a: GuaranteeChoice, b: GuaranteeChoice): boolean =>
  a.type === b.type && a.method === b.method && a.flow === b.flow && a.bank === b.bank;
