import { toDecimal } from '@/domain/money';
import type { Money } from '@/domain/money';

const currencies = { EUR: 'EUR', RUB: 'RUB', S_POINT: 'SPOINT' } as const;

/** An amount as the site's API takes it. */
export const toWireMoney = (amount: Money) => ({ value: toDecimal(amount), currency: currencies[amount.currency] });
