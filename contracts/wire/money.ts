import type { Currency } from '@/domain/money';
import type { Amount, PriceLineRecord } from '../world/model';
import type { ContentLocale } from '../world/localized';
import { taxIn } from '../world/vat';

const decimal = (minor: number): string | number => {
  const cents = Math.abs(minor) % 100;
  if (cents === 0) return minor / 100;
  const whole = (Math.abs(minor) - cents) / 100;
  return `${minor < 0 ? '-' : ''}${whole}.${String(cents).padStart(2, '0')}`;
};

/**
 * Writes amounts in the names that an API has for its currencies. Whole amounts are numbers, others strings: the real
 * APIs do both, and a client must read both.
 */
export const moneyNamed = <Name extends string>(names: Readonly<Record<Currency, Name>>) => {
  const money = ({ amount, currency }: Amount) => ({ value: decimal(amount), currency: names[currency] });

  return {
    money,
    optionalMoney: (amount: Amount | null) => (amount ? money(amount) : null),

    /** One line of a price in the language of the call. */
    priceLine: (line: PriceLineRecord, locale: ContentLocale) => ({
      kind: line.kind,
      label: line.label[locale],
      quantity: line.quantity,
      unitPrice: money({ amount: line.unit, currency: line.currency }),
      total: money({ amount: line.total, currency: line.currency }),
      date: line.date,
      vatRate: line.vatRate,
    }),

    /** Tax per rate, lowest rate first. Amounts in points have none. */
    vatTotals: (lines: readonly PriceLineRecord[]) => {
      const gross = new Map<number, number>();
      for (const line of lines) {
        if (line.currency === 'EUR') gross.set(line.vatRate, (gross.get(line.vatRate) ?? 0) + line.total);
      }
      return [...gross]
        .sort(([one], [other]) => one - other)
        .map(([vatRate, amount]) => ({
          vatRate,
          gross: money({ amount, currency: 'EUR' }),
          tax: money({ amount: taxIn(amount, vatRate), currency: 'EUR' }),
        }));
    },
  };
};
