import { graphql } from 'relay-runtime';
import { knownOr } from '@/domain/known';
import { profileTypes } from '@/domain/guest/profile';
import { NO_ADDRESS } from '@/domain/reservation/reservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { readOptional, readTextOr } from '../../readEach';
import { readText } from '../../readLeaf';
import type { readReservationContact_contact$data } from './__generated__/readReservationContact_contact.graphql';

void graphql`
  fragment readReservationContact_contact on ReservationContact @relay(mask: false) {
    profileType
    firstName
    lastName
    email
    phoneNumberCountryCode
    phoneNumber
    companyName
    address {
      street
      postcode
      city
      countryCode
    }
  }
`;

/** A contact of a reservation of the site's API. */
export const readContact = (contact: readReservationContact_contact$data): Reservation['contact'] => ({
  firstName: readTextOr('', contact.firstName),
  lastName: readTextOr('', contact.lastName),
  email: readTextOr('', contact.email),
  profileType: knownOr(contact.profileType, profileTypes, 'NO_PROFILE_SELECTED'),
  phoneCountryCode: readTextOr('', contact.phoneNumberCountryCode),
  phoneNumber: readTextOr('', contact.phoneNumber),
  address:
    readOptional(contact.address, (address) => ({
      street: readTextOr('', address.street),
      postCode: readTextOr('', address.postcode),
      city: readTextOr('', address.city),
      countryCode: readTextOr('', address.countryCode),
    })) ?? NO_ADDRESS,
  companyName: readOptional(contact.companyName, readText),
});
