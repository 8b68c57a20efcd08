import { madeOnce } from '@/domain/madeOnce';
import type { WayTo } from '@/domain/search/wayTo';
import { numberLocaleOf, unbreakable } from './formatMoney';
import type { Translator } from './translator';

const lengthFormat = madeOnce((key: `${ReturnType<typeof numberLocaleOf>} ${'kilometer' | 'meter'}`) => {
  const [locale, unit] = key.split(' ');
  return new Intl.NumberFormat(locale, { style: 'unit', unit });
});

/** A distance in words: `900 m` · `1,2 km`. */
export function distanceText(metres: number, { locale }: Pick<Translator, 'locale'>): string {
  const isNear = metres < 1000;
  const number = lengthFormat(`${numberLocaleOf(locale)} ${isNear ? 'meter' : 'kilometer'}`);
  return unbreakable(number.format(isNear ? metres : metres / 1000));
}

/** How far a hotel is from a place, in words: "900 m from Helsinki Central Station". */
export const wayText = ({ place, metres, isWalk }: WayTo, translator: Pick<Translator, 'locale' | 't'>): string =>
  translator.t(isWalk ? 'stay.way.walk' : 'stay.way.line', {
    place: place.name,
    distance: distanceText(metres, translator),
  });
