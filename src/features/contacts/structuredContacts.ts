import type { Contacts } from '@/domain/contacts';

/** The chain and its numbers, in the words of schema.org. `origin` is empty where the build does not know it. */
export function structuredContacts(name: string, origin: string, { numbers }: Contacts): object {
  return {
    '@type': 'Organization',
    name,
    ...(origin && { url: `${origin}/` }),
    contactPoint: numbers.map(({ name: contactType, phone, email }) => ({
      '@type': 'ContactPoint',
      contactType,
      telephone: phone.number.replaceAll(' ', '-'),
      ...(email !== null && { email }),
    })),
  };
}
