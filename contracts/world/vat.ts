import type { HotelRecord } from './model';

/** Value added tax in hundredths of a per cent. */
export interface VatRates {
  readonly stay: number;
  readonly food: number;
  readonly other: number;
}

// Finland: the reduced rate of accommodation and food is 13.5 % from 2026 on, the general rate 25.5 %.
const finland: VatRates = { stay: 1350, food: 1350, other: 2550 };
// Estonia: accommodation, with its breakfast, is 13 %, everything else 24 %.
const estonia: VatRates = { stay: 1300, food: 1300, other: 2400 };

/** The tax rates of a hotel's country. */
export const vatRatesOf = (hotel: Pick<HotelRecord, 'companyId'>): VatRates =>
  hotel.companyId === 'estonia' ? estonia : finland;

/** The tax in a gross amount, rounded half up to a whole cent; negative for a discount. */
export const taxIn = (gross: number, vatRate: number): number => {
  const base = 10_000 + vatRate;
  const doubled = 2 * Math.abs(gross) * vatRate + base;
  const tax = (doubled - (doubled % (2 * base))) / (2 * base);
  return gross < 0 ? -tax : tax;
};
