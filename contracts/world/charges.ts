import { text, type Localized } from './localized';

/** What guests buy in the house, and the desk puts on the bill of their room. Amounts are cents. */
export const charges: Readonly<
  Record<string, { readonly name: Localized; readonly price: number; readonly vat: 'food' | 'other' }>
> = {
  DINNER: { name: text('Illallinen', 'Dinner', 'Middag', 'Õhtusöök'), price: 3690, vat: 'food' },
  LAUNDRY: { name: text('Pesulapalvelu', 'Laundry', 'Tvättservice', 'Pesupesemine'), price: 1800, vat: 'other' },
  MINIBAR: { name: text('Minibaari', 'Minibar', 'Minibar', 'Minibaar'), price: 1250, vat: 'other' },
};
