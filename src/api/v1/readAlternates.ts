import type { LocalizedSlug } from '@/domain/writtenPage';
import { localeCode, locales } from '@/i18n/locales';

/** The addresses of a page as queries ask them, `alternates { locale slug }`; those of locales without a site are left out. */
export function readAlternates(
  told: readonly { readonly locale: string; readonly slug: string }[],
): readonly LocalizedSlug[] {
  return told.flatMap(({ locale: name, slug }) => {
    const locale = locales.find((each) => localeCode(each) === name);
    return locale && typeof slug === 'string' ? [{ locale, slug }] : [];
  });
}
