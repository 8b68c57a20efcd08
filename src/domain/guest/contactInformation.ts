import type { ArrivalTime } from '../stay/arrivalTime';
import type { ProfileType } from './profile';

/** The name that a room is booked in. */
export interface GuestName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Who books, and who stays. */
export interface ContactInformation {
  readonly profileType: ProfileType;
  readonly firstName: string;
  readonly lastName: string;
  /** The stay is booked for someone else. */
  readonly isForOther: boolean;
  /** Who stays, when it is someone else. */
  readonly guestFirstName: string;
  readonly guestLastName: string;
  /** Names for the second room and the following; an empty name means that of the first room. */
  readonly roomGuests: readonly GuestName[];
  readonly email: string;
  readonly phoneNumberCountryCode: string;
  readonly phoneNumber: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly countryCode: string;
  readonly companyName: string;
  readonly businessId: string;
  readonly reference: string;
  readonly message: string;
  /** Sent to the hotel with the message, as neither API has a field of its own for it. */
  readonly arrivalTime: ArrivalTime;
}

/** A person with an address, as forms ask for one. */
export type PersonDetails = Pick<
  ContactInformation,
  | 'city'
  | 'countryCode'
  | 'email'
  | 'firstName'
  | 'lastName'
  | 'phoneNumber'
  | 'phoneNumberCountryCode'
  | 'postcode'
  | 'street'
>;

const fullName = ({ firstName, lastName }: GuestName) =>
  `${firstName.trim()} ${lastName.trim()}`.toLocaleLowerCase('fi');

/** Whether two names are of one person, however they are spaced and capitalised. */
export const isSamePerson = (one: GuestName, other: GuestName): boolean => fullName(one) === fullName(other);
