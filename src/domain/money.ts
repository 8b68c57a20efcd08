import { knownOr } from './known';

/** Currencies, money before points. Points are a currency of their own and are never added to money. */
export const currencies = ['EUR', 'RUB', 'S_POINT'] as const;
export type Currency = (typeof currencies)[number];

/** An amount as it travels: major units, as a number or a numeric string. */
export type Decimal = string | number;

/** An amount in minor units: hundredths, for points too, so that one rule of rounding serves all. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** An amount as either API sends it. */
export interface WireMoney {
  readonly value?: Decimal | null | undefined;
  readonly currency?: string | null | undefined;
}

/** Other spellings of points, in older parts of the API. */
const pointsSpellings: readonly string[] = ['SPOINT', 'SPoint'];

/** A missing amount: zero euros. */
export const NO_MONEY: Money = { amount: 0, currency: 'EUR' };

/** An amount of minor units. */
export function money(amount: number, currency: Currency = 'EUR'): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  // Object.is and toEqual distinguish minus zero from zero.
  return { amount: amount === 0 ? 0 : amount, currency };
}

/** A currency by its name on the wire; EUR when missing. Throws RangeError on an unknown name. */
export function parseCurrency(name: string | null | undefined): Currency {
  if (name === null || name === undefined || name === '') return 'EUR';
  const currency = knownOr(pointsSpellings.includes(name) ? 'S_POINT' : name, currencies, null);
  if (currency === null) throw new RangeError(`Unknown currency "${name}"`);
  return currency;
}

function toMinorUnits(value: Decimal): number {
  // A tiny or huge number prints with an exponent, which the pattern below does not read.
  const text = typeof value === 'number' && /e/i.test(String(value)) ? value.toFixed(10) : String(value).trim();
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(text);
  if (match === null) throw new RangeError(`"${text}" is not an amount`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const roundUp = (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const minor = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')) + roundUp;
  return sign === '-' ? -minor : minor;
}

/**
 * Reads an amount in major units, number or numeric string, digit by digit, so that no fraction is lost; half a cent is
 * rounded away from zero. A missing amount is EUR 0, a missing currency EUR. Throws RangeError on what is no amount.
 */
export function parseMoney(wire: WireMoney | null | undefined): Money {
  if (wire === null || wire === undefined || wire.value === null || wire.value === undefined) return NO_MONEY;
  return money(toMinorUnits(wire.value), parseCurrency(wire.currency));
}

/** Major units with two decimals and a point, as the APIs take them: `"120.50"`. */
export function toDecimal({ amount }: Money): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of two amounts of one currency. Throws TypeError when the currencies differ. */
export function add(a: Money, b: Money): Money {
  if (a.currency !== b.currency) throw new TypeError(`${a.currency} and ${b.currency} do not add up`);
  return money(a.amount + b.amount, a.currency);
}

/** `a - b`. Throws TypeError when the currencies differ. */
export function subtract(a: Money, b: Money): Money {
  return add(a, times(b, -1));
}

/** The sum of amounts of one currency; nothing in `currency` when there are none. */
export function sum(amounts: readonly Money[], currency: Currency = 'EUR'): Money {
  const [first, ...rest] = amounts;
  return first === undefined ? money(0, currency) : rest.reduce(add, first);
}

/** A whole number of times an amount. */
export function times({ amount, currency }: Money, count: number): Money {
  return money(amount * count, currency);
}

/** Same amount of the same currency. */
export function isSameMoney(a: Money, b: Money): boolean {
  return a.amount === b.amount && a.currency === b.currency;
}

/** Sorts cheapest first. Amounts of different currencies are not compared: money comes before points. */
export function byPrice(a: Money, b: Money): number {
  return currencies.indexOf(a.currency) - currencies.indexOf(b.currency) || a.amount - b.amount;
}
