import { contacts } from '../../world/content/contacts';
import { presentMeta } from './presentWritten';
import { presentBlocks, type ContentScope } from './richText';

/** How to reach the chain, and what a call costs. */
export const presentContacts = (scope: ContentScope) => {
  const { language } = scope;
  const title = contacts.title[language];
  const lead = contacts.lead[language];
  return {
    title,
    lead,
    meta: presentMeta({ ...contacts, title, description: lead }, scope),
    numbers: contacts.numbers.map(({ name, about, number, rate, hours, email }) => ({
      name: name[language],
      about: about[language],
      phone: { number, rate: rate[language] },
      hours: hours[language],
      email,
    })),
    callRates: presentBlocks(contacts.callRates, scope),
  };
};
