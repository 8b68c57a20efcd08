import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readPageMeta } from '@/api/v1/readPageMeta';
import { readRichText } from '@/api/v1/readRichText';
import type { Contacts } from '@/domain/contacts';
import { apiLocaleV1 } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import type { loadContactsQuery } from './__generated__/loadContactsQuery.graphql';

const query = graphql`
  query loadContactsQuery($locale: Locale!) {
    contactsAndCallRates(locale: $locale) {
      title
      lead
      meta {
        ...readPageMeta_meta @relay(mask: false)
      }
      numbers {
        name
        about
        phone {
          number
          rate
        }
        hours
        email
      }
      callRates {
        ...readRichText_block @relay(mask: false)
      }
    }
  }
`;

/** How to reach the chain, and what a call costs. */
export async function loadContacts(ask: AskContent, locale: Locale): Promise<Contacts> {
  const { contactsAndCallRates: told } = await ask<loadContactsQuery>(query, { locale: apiLocaleV1(locale) });
  return {
    title: told.title,
    lead: told.lead ?? null,
    numbers: told.numbers.map(({ name, about, phone, hours, email }) => ({
      name,
      about,
      phone: { number: phone.number, rate: phone.rate },
      hours,
      email: email ?? null,
    })),
    callRates: readRichText(told.callRates),
    meta: readPageMeta(told.meta),
  };
}
