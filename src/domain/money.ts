/** What an amount is counted in. Points are a currency of their own and never mix with money. */
export type Currency = 'EUR' | 'RUB' | 'S_POINT';

/** An amount as it travels: major units, as a number or a numeric string. */
export type Decimal = string | number;

/** An amount in minor units: hundredths, for points too, so that one rule of rounding serves all. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
