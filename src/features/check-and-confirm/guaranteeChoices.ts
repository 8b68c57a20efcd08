import type { GuaranteeOption } from '@/domain/guarantee';
import type { GuaranteeChoice, PaymentCard } from '@/domain/payment';

export interface ListedChoice {
  readonly key: string;
  readonly choice: GuaranteeChoice;
  /** Cards that are taken this way. */
  readonly cards: readonly PaymentCard[];
}

/**
 * One row for each thing a guest can choose: a bank each, otherwise a way each. A saved card needs a signed-in
 * customer, and a terminal at the desk the same as nothing now, so neither has a row of its own here.
 */
export function guaranteeChoices(options: readonly GuaranteeOption[]): readonly ListedChoice[] {
  return options
    .filter(({ flow }) => flow !== 'STORED_INSTRUMENT' && flow !== 'PHYSICAL_TERMINAL')
    .flatMap((option): readonly ListedChoice[] => {
      const { type, method, flow, cards } = option;
      if (method === 'ONLINE_BANK') {
        return option.banks.map((bank) => ({
          key: `${type}-${bank}`,
          choice: { type, method, flow, bank, card: null },
          cards: [],
        }));
      }
      return [{ key: `${type}-${method}`, choice: { type, method, flow, bank: null, card: null }, cards }];
    });
}

export const isSameChoice = (a: GuaranteeChoice, b: GuaranteeChoice): boolean =>
  a.type === b.type && a.method === b.method && a.flow === b.flow && a.bank === b.bank;
