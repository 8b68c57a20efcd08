import type { PersonDetails } from '@/domain/guest/contactInformation';
import type { CardConsents } from '@/domain/card/loyaltyCard';
import type { useCardCallsEditMutation$variables } from './__generated__/useCardCallsEditMutation.graphql';

type Details = Pick<useCardCallsEditMutation$variables['input'], 'consents' | 'customer'>;

/** Details and consents of a holder, as the site's API takes them. */
export const toDetailsInput = (contact: PersonDetails, consents: CardConsents): Details => {
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
