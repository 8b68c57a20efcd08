import { graphql } from 'relay-runtime';
import type { AskContent } from '@/api/content';
import { readEach, readOptional } from '@/api/readEach';
import { readText } from '@/api/readLeaf';
import { readPageMeta } from '@/api/site/readPageMeta';
import { readRichText } from '@/api/site/readRichText';
import type { Contacts } from '@/domain/content/contacts';
import { localeCode } from '@/i18n/locales';
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
  const { contactsAndCallRates: page } = await ask<loadContactsQuery>(query, { locale: localeCode(locale) });
  return {
    title: readText(page.title),
    lead: readOptional(page.lead, readText),
    numbers: readEach(page.numbers, ({ name, about, phone, hours, email }) => ({
      name: readText(name),
      about: readText(about),
      phone: { number: readText(phone.number), rate: readText(phone.rate) },
      hours: readText(hours),
      email: readOptional(email, readText),
    })),
    callRates: readRichText(page.callRates),
    meta: readPageMeta(page.meta),
  };
}
