import type { PersonDetails } from '@/domain/contactInformation';
import type { CardConsents } from '@/domain/loyaltyCard';

/** Details and consents of a holder, as the site's API takes them. */
export const toDetailsInput = (contact: PersonDetails, consents: CardConsents) => {
  const { firstName, lastName, email, phoneNumberCountryCode, phoneNumber } = contact;
  const { street, postcode, city, countryCode } = contact;
  return {
    customer: {
      firstName,
      lastName,
      email,
      phoneNumberCountryCode,
      phoneNumber,
      address: { street, postcode, city, countryCode },
    },
    consents,
  };
};
