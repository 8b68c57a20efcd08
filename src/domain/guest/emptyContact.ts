import type { ContactInformation } from './contactInformation';
import { DEFAULT_COUNTRY_CODE, DEFAULT_PHONE_COUNTRY_CODE } from '../limits';

/** An empty form: Finland and its phone prefix, all else empty. Apart from the rules, which few pages need. */
export const EMPTY_CONTACT: ContactInformation = {
  profileType: 'NO_PROFILE_SELECTED',
  firstName: '',
  lastName: '',
  isForOther: false,
  guestFirstName: '',
  guestLastName: '',
  roomGuests: [],
  email: '',
  phoneNumberCountryCode: DEFAULT_PHONE_COUNTRY_CODE,
  phoneNumber: '',
  street: '',
  postcode: '',
  city: '',
  countryCode: DEFAULT_COUNTRY_CODE,
  companyName: '',
  businessId: '',
  reference: '',
  message: '',
  arrivalTime: 'UNKNOWN',
};
