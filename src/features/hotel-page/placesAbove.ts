import type { Locale } from '@/i18n/locales';
import type { Translator } from '@/i18n/translator';
import { pathOf } from '@/routes/routes';

/** The pages above a hotel's, topmost first. */
export const placesAbove = (t: Translator['t'], locale: Locale) => [
  { name: t('shell.trail.home'), href: pathOf('home', locale) },
  { name: t('routes.hotels'), href: pathOf('hotels', locale) },
];
