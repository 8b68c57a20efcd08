import { graphql } from 'react-relay/hooks';
import type { AskContent } from '@/api/content';
import { readEach } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import type { Country } from '@/domain/search/destinations';
import { DEFAULT_COUNTRY_CODE } from '@/domain/limits';
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

/** Countries in one language, sorted by name after that of most guests. */
export async function loadCountries(ask: AskContent, locale: Locale): Promise<readonly Country[]> {
  const { countries } = await ask<loadCountriesQuery>(query, { locale: localeCode(locale) });
  const read = readEach(countries, ({ code, name, phonePrefix }) => ({
    code: readText(code),
    name: readText(name),
    phonePrefix: readText(phonePrefix),
  }));
  const isOwn = ({ code }: Country) => code === DEFAULT_COUNTRY_CODE;
  return [...read.filter(isOwn), ...read.filter((country) => !isOwn(country))];
}
