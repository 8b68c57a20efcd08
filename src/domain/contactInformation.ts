import type { ProfileType } from './profile';

/** In whose name a room is. */
export interface GuestName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Whose booking it is. */
export interface ContactInformation {
  readonly profileType: ProfileType;
  readonly firstName: string;
  readonly lastName: string;
  /** Somebody else than the one who books will stay. */
  readonly isForOther: boolean;
  /** Who stays then. */
  readonly guestFirstName: string;
  readonly guestLastName: string;
  /** In whose names the further rooms are, from the second; an empty name means that of the first room. */
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
}
