import { CHAIN_NAME } from '@/config/brands';
import { site } from '@/config/siteAddresses';
import { ContactsView } from '@/features/contacts/ContactsView';
import { structuredContacts } from '@/features/contacts/structuredContacts';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';

/** How to reach the chain, and what a call costs. */
export function ContactsScreen({ content: { contacts } }: ScreenProps) {
  if (!contacts) return null;
  const { title, description, picture } = contacts.meta;
  return (
    <ScreenLayout
      route="contactsAndCallRates"
      title={title}
      description={description}
      picture={picture}
      structured={[structuredContacts(CHAIN_NAME, site, contacts)]}
    >
      <ContactsView contacts={contacts} />
    </ScreenLayout>
  );
}
