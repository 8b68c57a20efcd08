import type { SiteAddresses } from '@/config/siteAddresses';
import type { Contacts } from '@/domain/contacts';

/** The chain and its numbers, in the words of schema.org. */
export function structuredContacts(name: string, site: SiteAddresses, { numbers }: Contacts): object {
  const url = site.page('/');
  return {
    '@type': 'Organization',
    name,
    // Only a whole address says anything: a build may not know where it will be public.
    ...(!url.startsWith('/') && { url }),
    contactPoint: numbers.map(({ name: contactType, phone, email }) => ({
      '@type': 'ContactPoint',
      contactType,
      telephone: phone.number.replaceAll(' ', '-'),
      ...(email !== null && { email }),
    })),
  };
}
