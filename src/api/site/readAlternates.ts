import { graphql } from 'relay-runtime';
import type { LocalizedSlug } from '@/domain/content/writtenPage';
import { localeCode, locales } from '@/i18n/locales';
import type { readAlternates_page$data } from './__generated__/readAlternates_page.graphql';

void graphql`
  fragment readAlternates_page on Alternate @relay(mask: false) {
    locale
    slug
  }
`;

/**
 * The addresses of a page, asked by `alternates { ...readAlternates_page @relay(mask: false) }`; those of locales without
 * a site are left out.
 */
export function readAlternates(pages: readonly readAlternates_page$data[]): readonly LocalizedSlug[] {
  return pages.flatMap(({ locale: name, slug }) => {
    const locale = locales.find((each) => localeCode(each) === name);
    return locale && typeof slug === 'string' ? [{ locale, slug }] : [];
  });
}
