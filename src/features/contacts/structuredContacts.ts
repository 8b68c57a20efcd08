import type { OrganizationLeaf } from 'schema-dts';
import type { SiteAddresses } from '@/config/siteAddresses';
import type { Contacts } from '@/domain/content/contacts';

/** The chain and its numbers as schema.org data. */
export function structuredContacts(name: string, site: SiteAddresses, { numbers }: Contacts): OrganizationLeaf {
  const url = site.page('/');
  return {
    '@type': 'Organization',
    name,
    // The address is given only when the build knows its public origin.
    url: url.startsWith('/') ? undefined : url,
    contactPoint: numbers.map(({ name: contactType, phone, email }) => ({
      '@type': 'ContactPoint',
      contactType,
      telephone: phone.number.replaceAll(' ', '-'),
      email: email ?? undefined,
    })),
  };
}
