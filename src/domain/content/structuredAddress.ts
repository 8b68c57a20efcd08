import type { Address } from './hotel';

/** An address as schema.org data. */
export const structuredAddress = ({ street, postCode, city, countryCode }: Address) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postCode,
    addressLocality: city,
    addressCountry: countryCode,
  }) as const;
