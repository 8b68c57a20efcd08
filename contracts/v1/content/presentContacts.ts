import { contacts } from '../../world/content/contacts';
import { presentMeta } from './presentWritten';
import { presentBlocks, type Telling } from './richText';

/** How to reach the chain, and what a call costs. */
export const presentContacts = (telling: Telling) => {
  const { language } = telling;
  const title = contacts.title[language];
  const lead = contacts.lead[language];
  return {
    title,
    lead,
    meta: presentMeta({ ...contacts, title, description: lead }, telling),
    numbers: contacts.numbers.map(({ name, about, number, rate, hours, email }) => ({
      name: name[language],
      about: about[language],
      phone: { number, rate: rate[language] },
      hours: hours[language],
      email,
    })),
    callRates: presentBlocks(contacts.callRates, telling),
  };
};
