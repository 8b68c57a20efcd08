import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import type { Country } from '@/domain/destinations';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadCountriesQuery } from './__generated__/loadCountriesQuery.graphql';

const query = graphql`
  query loadCountriesQuery($locale: Locale!) {
    countries(locale: $locale) {
      code
      name
      phonePrefix
    }
  }
`;

/** Countries in one language, sorted by name. */
export async function loadCountries(ask: AskContent, locale: Locale): Promise<readonly Country[]> {
  const { countries } = await ask<loadCountriesQuery>(query, { locale: localeCode(locale) });
  return readEach(countries, ({ code, name, phonePrefix }) => ({
    code: readText(code),
    name: readText(name),
    phonePrefix: readText(phonePrefix),
  }));
}
