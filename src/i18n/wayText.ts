import type { WayTo } from '@/domain/surroundings';
import { numberLocaleOf, unbreakable } from './formatMoney';
import type { Translator } from './translator';

/** How far a hotel is from a place, in words: "900 m from Helsinki Central Station". */
export function wayText({ place, metres, isWalk }: WayTo, { t, locale }: Pick<Translator, 'locale' | 't'>): string {
  const isNear = metres < 1000;
  const number = new Intl.NumberFormat(numberLocaleOf(locale), { style: 'unit', unit: isNear ? 'meter' : 'kilometer' });
  const distance = unbreakable(number.format(isNear ? metres : metres / 1000));
  return t(isWalk ? 'stay.way.walk' : 'stay.way.line', { place: place.name, distance });
}
