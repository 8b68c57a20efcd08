import type { Translator } from './translator';

const KILOMETRE = 1000;

/** The words of every drawn map. */
export const mapWords = ({ t, format }: Pick<Translator, 't' | 'format'>) => ({
  zoomIn: t('map.zoomIn'),
  zoomOut: t('map.zoomOut'),
  reset: t('map.reset'),
  note: t('map.note'),
  credit: t('map.credit'),
  street: t('map.street'),
  drawn: t('map.drawn'),
  streetLoading: t('map.streetLoading'),
  streetFailed: t('map.streetFailed'),
  length: (metres: number) =>
    metres < KILOMETRE
      ? t('map.metres', { length: format.number(metres) })
      : t('map.kilometres', { length: format.number(metres / KILOMETRE) }),
  ring: (minutes: number) => t('map.ring', { minutes: format.number(minutes) }),
});
