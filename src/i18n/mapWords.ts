import { locales } from './locales';
import type { Translator } from './translator';
import { distanceText } from './wayText';

/** The words of every drawn map. */
export const mapWords = ({ t, format, locale }: Pick<Translator, 'format' | 'locale' | 't'>) => ({
  zoomIn: t('map.zoomIn'),
  zoomOut: t('map.zoomOut'),
  reset: t('map.reset'),
  local: (names: readonly string[]) => names[locales.indexOf(locale)] ?? names[0] ?? '',
  note: t('map.note'),
  credit: t('map.credit'),
  street: t('map.street'),
  drawn: t('map.drawn'),
  streetLoading: t('map.streetLoading'),
  streetFailed: t('map.streetFailed'),
  streetWheel: (key: string) => t('map.streetWheel', { key }),
  streetFingers: t('map.streetFingers'),
  length: (metres: number) => distanceText(metres, { locale }),
  ring: (minutes: number) => t('map.ring', { minutes: format.number(minutes) }),
  rings: (place: string) => t('map.rings', { place }),
});
