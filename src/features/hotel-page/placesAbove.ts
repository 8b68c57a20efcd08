import type { Translator } from '@/i18n/translator';
import { pathOf } from '@/routes/routes';

interface Town {
  readonly city: string;
  /** Canonical path of the town's page; missing where it has none. */
  readonly townPath: string | undefined;
}

/** The pages above a hotel's, topmost first. */
export const placesAbove = ({ t, locale, contentLang }: Translator, { city, townPath }: Town) => [
  { name: t('shell.trail.home'), href: pathOf('home', locale) },
  { name: t('routes.hotels'), href: pathOf('hotels', locale) },
  ...(townPath === undefined ? [] : [{ name: city, href: townPath, lang: contentLang }]),
];
