import { extraLimits, extras as allExtras, extraUnitPrice, type ExtraRecord } from '../../world/extras';
import type { ContentLocale } from '../../world/localized';
import type { HotelRecord } from '../../world/model';
import type { BookedExtra } from '../../world/store/bookingRecord';
import { vatRatesOf } from '../../world/vat';
import { extraCategoryNames, extraKindNames, extraTypeNames } from '../names';
import { money } from './money';

/** The extra services that a hotel sells, with the most of each category. */
export const presentExtraServices = (
  extras: readonly ExtraRecord[],
  hotel: HotelRecord,
  nights: number,
  language: ContentLocale,
) => ({
  extraServices: extras.map((extra) => ({
    id: extra.id,
    name: extra.name[language],
    description: extra.description[language],
    kind: extraKindNames[extra.kind],
    category: extraCategoryNames[extra.category],
    type: extraTypeNames[extra.type],
    categoryIds: extra.categoryIds,
    unitPrice: money({ amount: extraUnitPrice(extra, nights), currency: 'EUR' }),
    unit: extra.priceType,
    vatRate: vatRatesOf(hotel)[extra.vat],
    count: extra.stock,
    maxPerRoom: extra.maxPerRoom,
    maxPerReservation: extra.maxPerReservation,
  })),
  limits:
    extras.length > 0 ? extraLimits.map((limit) => ({ ...limit, category: extraCategoryNames[limit.category] })) : [],
});

/** The real API writes the number of units into either field, or into neither for a single one. */
const unitsOf = (count: number, index: number) => {
  if (index % 3 === 2 && count === 1) return { quantity: null, count: null };
  return index % 2 === 0 ? { quantity: count, count: null } : { quantity: null, count };
};

/** The extra services of a reserved room. */
export const presentLineItems = (extras: readonly BookedExtra[], language: ContentLocale) =>
  extras.flatMap(({ id, count, unit }, index) => {
    const extra = allExtras.find((each) => each.id === id);
    if (!extra) return [];
    return [
      {
        extraServiceId: id,
        name: extra.name[language],
        ...unitsOf(count, index),
        categoryIds: extra.categoryIds,
        expectedUnitPrice: money({ amount: unit, currency: 'EUR' }),
        totalPrice: { amount: money({ amount: unit * count, currency: 'EUR' }) },
      },
    ];
  });
