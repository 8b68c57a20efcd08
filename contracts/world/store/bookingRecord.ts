import type { LoyaltyType } from '@/domain/guest/membership';
import type { BathroomType } from '@/domain/stay/roomType';
import type { GuaranteeType, PaymentFlow } from '@/domain/payment/payment';
import type { ProfileType } from '@/domain/guest/profile';
import type { SearchMode } from '@/domain/search/search';
import type { ContentLocale } from '../localized';
import type { Amount, PriceLineRecord } from '../model';

export interface BookedExtra {
  readonly id: string;
  readonly count: number;
  /** Cents for one unit for the whole stay. */
  readonly unit: number;
}

export interface BookedRoom {
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly guest: { readonly firstName: string; readonly lastName: string };
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly pets: number;
  readonly travelCot: number;
  readonly bathroomWish: BathroomType;
  readonly extras: readonly BookedExtra[];
  readonly promotionCode: string | null;
  readonly blockCode: string | null;
  readonly companyCode: string | null;
  readonly lines: readonly PriceLineRecord[];
  readonly total: Amount;
  /** Milliseconds; null when the room cannot be cancelled. */
  readonly cancelBy: number | null;
}

export interface BookingContact {
  readonly profileType: ProfileType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneCountryCode: string;
  readonly phoneNumber: string;
  /** For the invoice of a stay for business; null where none was given. */
  readonly address: {
    readonly street: string;
    readonly postCode: string;
    readonly city: string;
    readonly countryCode: string;
  } | null;
  readonly companyName: string | null;
  /** For the invoice; missing in bookings made without. */
  readonly businessId?: string | null;
  readonly reference?: string | null;
}

export interface BookedMembership {
  readonly type: LoyaltyType;
  readonly identifierKind: 'ASOM' | 'ASOMID' | 'EMPTY';
  readonly identifier: string | null;
}

/** Another channel, or one that the chain cannot name. */
export type BookingSource = 'EXTERNAL_CHANNEL' | 'UNCLASSIFIED';

/** The data of a booking that is not in a searchable column. Bookings made before lack what is optional. */
export interface BookingDetail {
  readonly locale: ContentLocale;
  readonly rooms: readonly BookedRoom[];
  /** Who booked. */
  readonly contact: BookingContact;
  /** Who stays, where the one who booked does not and gave more than a name. */
  readonly guestContact?: BookingContact | null;
  readonly additionalInformation: string | null;
  readonly membership: BookedMembership | null;
  /** How it was to be settled when it was made; the flow is null where a later call chooses it. */
  readonly settlement?: { readonly type: GuaranteeType; readonly flow: PaymentFlow | null };
  /** Missing for a stay of its own. */
  readonly mode?: SearchMode;
  /** Where it was made, when not on this site. */
  readonly source?: BookingSource;
  /** How often it was changed, and when it was changed last, in milliseconds; missing before the first time. */
  /** When it was cancelled, in milliseconds; missing while it is not. */
  readonly cancelledAt?: number;
  readonly changes?: { readonly count: number; readonly lastAt: number };
}

/** HELD waits for a payment or a guarantee; RELEASED expired without one. */
export type BookingState = 'BOOKED' | 'CANCELLED' | 'HELD' | 'RELEASED';
/** What secures the booking now. */
export type GuaranteeGiven = Exclude<GuaranteeType, 'NONE'> | 'NONE';

/** One booking. Amounts are minor units, instants are milliseconds. */
export interface BookingRecord {
  readonly number: string;
  readonly hash: string;
  readonly hotelId: string;
  readonly arrival: string;
  readonly departure: string;
  readonly customerId: string | null;
  readonly state: BookingState;
  readonly expiresAt: number | null;
  readonly guarantee: GuaranteeGiven;
  readonly total: Amount;
  readonly paid: number;
  readonly createdAt: number;
  readonly detail: BookingDetail;
}
