import type { BathroomType, ExtraService, RatePlan, RoomOffer, RoomType } from './offer';
import type { Money } from './money';
import type { ProfileType } from './profile';

/** An extra service as it was chosen, with the price the guest saw. */
export interface ChosenExtra {
  readonly id: string;
  readonly name: string;
  readonly type: ExtraService['type'];
  readonly expectedUnitPrice: Money;
  readonly quantity: number;
  readonly isAlcohol: boolean;
  /** Tax that the price includes, hundredths of a per cent; missing when the API does not tell. */
  readonly vatRate?: number | null;
}

/** What the guest chose for one room. */
export interface RoomChoice {
  /** The room type, as it was seen. */
  readonly room: RoomType | null;
  /** The rate plan, as it was seen. */
  readonly rate: RatePlan | null;
  /** The offer (room type x rate) with its price, as it was seen. */
  readonly offer: RoomOffer | null;
  readonly hasSingleRate: boolean;
  readonly bathroomWish: BathroomType;
  readonly travelCot: number;
  readonly extraServices: Readonly<Record<string, ChosenExtra>>;
  readonly promotionCode: string | null;
  readonly blockCode: string | null;
}

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
