import type { BookingKey } from './bookingKey';
import type { CodeOf } from '../failure';
import type { Hotel, Address } from '../content/hotel';
import { knownOr } from '../known';
import type { Money } from '../money';
import type { LoyaltyType } from '../guest/membership';
import type { RatePlan } from '../rate/ratePlan';
import type { CancelTerms, PriceLine } from '../stay/roomOffer';
import type { BathroomType, RoomType } from '../stay/roomType';
import type { LocalDate } from '../localDate';
import type { PaymentMethod } from '../payment/payment';
import type { ProfileType } from '../guest/profile';
import type { SearchMode } from '../search/search';
import type { StayProgress } from './stayProgress';
import type { WalletPass } from './walletPass';

/** PENDING waits for a payment or a guarantee; the others follow the hotel's clock. */
export const reservationStatuses = [
  'CANCELLED',
  'CONFIRMED',
  'CURRENT_STAY',
  'DUE_OUT',
  'PAST_STAY',
  'PENDING',
  'PRE_CHECKIN',
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Null for a status that this site does not know, and for one that the API itself does not know. */
export const parseReservationStatus = (status: unknown): ReservationStatus | null =>
  knownOr(status, reservationStatuses, null);

/** What secures a booking. */
export const guaranteeStatuses = [
  'CARD_VERIFICATION_IN_PROGRESS',
  'CARD_VERIFIED',
  'DEPOSITED',
  'DEPOSITED_OTHER',
  'DEPOSIT_IN_PROGRESS',
  'GUARANTEED_OTHER',
  'NOT_APPLICABLE',
  'NOT_GUARANTEED',
  'S_POINT_PAID',
  'S_POINT_PAYMENT_IN_PROGRESS',
] as const;
export type GuaranteeStatus = (typeof guaranteeStatuses)[number];

/** Null for a status that this site does not know. */
export const parseGuaranteeStatus = (status: unknown): GuaranteeStatus | null =>
  knownOr(status, guaranteeStatuses, null);

/** How the money stands. */
export const paymentStatuses = [
  'DIRECT_BILLING',
  'GUARANTEED',
  'GUARANTEE_PENDING',
  'PAID',
  'PAYMENT_PENDING',
  'UNPAID',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** By what a stay is settled, before or after it. */
export const bookingPaymentTypes = [
  'CASH',
  'DIRECT_BILLING',
  'S_BUSINESS_ACCOUNT',
  'S_POINTS',
  'VIRTUAL_CARD',
] as const;
export type BookingPaymentType = (typeof bookingPaymentTypes)[number];

/** What may be done with a booking. */
export const reservationOptionNames = [
  'cancel',
  'onlineCancel',
  'checkIn',
  'checkOut',
  'createMobileKey',
  'createPhysicalKey',
  'guarantee',
  'modifyDates',
  'modifyExtraServices',
  'modifyRoomTypes',
] as const;
export type ReservationOptionName = (typeof reservationOptionNames)[number];

/** Why something cannot be done with a booking now. */
export type OptionIssueReason = CodeOf<'option'>;

export interface ReservationOption {
  /** The hotel offers this at all. */
  readonly enabled: boolean;
  /** It can be done now. */
  readonly allowed: boolean;
  readonly issueReason: OptionIssueReason | null;
}

export type ReservationOptions = Readonly<Record<ReservationOptionName, ReservationOption>>;

/** Changes are made on this site, or by calling or writing to the hotel. */
export const waysToChange = ['online', 'byContact'] as const;
export type WayToChange = (typeof waysToChange)[number];

/** Where a booking was made, when not on this site. */
export const reservationSources = ['EXTERNAL_CHANNEL', 'UNCLASSIFIED'] as const;
export type ReservationSource = (typeof reservationSources)[number];

/** Null for a booking of this site. A source that this site does not know is somewhere else all the same. */
export const parseReservationSource = (source: unknown): ReservationSource | null =>
  source === null || source === undefined ? null : knownOr(source, reservationSources, 'UNCLASSIFIED');

export interface ReservedExtra {
  readonly id: string;
  readonly name: string;
  readonly quantity: number;
  readonly total: Money;
}

export interface ReservedRoom {
  readonly roomIndex: number;
  readonly roomType: RoomType;
  readonly rate: RatePlan;
  /** Null for a status that this site does not know. */
  readonly status: ReservationStatus | null;
  /** Null for a status that this site does not know. */
  readonly guaranteeStatus: GuaranteeStatus | null;
  /** In whose name the room is. */
  readonly guest: { readonly firstName: string; readonly lastName: string };
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly babies: number;
  readonly pets: number;
  readonly travelCots: number;
  readonly bathroomWish: BathroomType;
  /** Codes that the room was booked with. */
  readonly promotionCode: string | null;
  readonly blockCode: string | null;
  readonly companyCode: string | null;
  readonly extras: readonly ReservedExtra[];
  readonly total: Money;
  readonly lines: readonly PriceLine[];
  readonly cancel: CancelTerms;
}

export interface VatTotal {
  /** Hundredths of a per cent. */
  readonly vatRate: number;
  readonly gross: Money;
  readonly tax: Money;
}

export const refundStatuses = ['DONE', 'PENDING'] as const;
export type RefundStatus = (typeof refundStatuses)[number];

/** The refund of a cancelled reservation, in money or points. */
export interface Refund {
  readonly amount: Money;
  readonly status: RefundStatus;
  readonly method: PaymentMethod;
  /** The day by which it arrives. */
  readonly expectedBy: LocalDate;
}

/** The address of a contact who gave none: only a stay for business needs one. */
export const NO_ADDRESS: Address = { street: '', postCode: '', city: '', countryCode: '' };

/** A booking that was made, as the API returns it. */
export interface Reservation extends BookingKey {
  /** The text of the code that the guest shows at the desk. */
  readonly deskCode: string;
  /** Null for a status that this site does not know. */
  readonly status: ReservationStatus | null;
  /** Null for a status that this site does not know. */
  readonly guaranteeStatus: GuaranteeStatus | null;
  readonly paymentStatus: PaymentStatus | null;
  /** Null where the API does not say. */
  readonly paymentType: BookingPaymentType | null;
  readonly hotel: Hotel;
  readonly stay: { readonly startDate: LocalDate; readonly endDate: LocalDate };
  readonly rooms: readonly ReservedRoom[];
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly profileType: ProfileType;
    readonly phoneCountryCode: string;
    readonly phoneNumber: string;
    readonly address: Address;
    readonly companyName: string | null;
  };
  /** How to reach who stays, where that is not the contact; null where the contact stays, or the API has no details. */
  readonly guestContact: Reservation['contact'] | null;
  /** False when the contact made it for others and is not among the guests. */
  readonly isContactStaying: boolean;
  readonly message: string | null;
  /** Null when it was made on this site. */
  readonly source: ReservationSource | null;
  /** `ITINERARY`: one stay of a longer trip, which is changed as a whole. */
  readonly mode: SearchMode;
  /** When it was made, ISO 8601; null when the answer has none that can be read. */
  readonly createdAt: string | null;
  /** The membership that it was booked with. */
  readonly membership: LoyaltyType | null;
  readonly total: Money;
  readonly paid: Money;
  readonly balance: Money;
  readonly vat: readonly VatTotal[];
  /**
   * The rooms are held until then for a pending payment (ISO 8601); null when nothing ends the hold, undefined when the
   * API does not say.
   */
  readonly heldUntil: string | null | undefined;
  /** `none` when nothing was paid, `unknown` when the API does not say. */
  readonly refund: Refund | 'none' | 'unknown';
  /** When it was cancelled, ISO 8601; null when it was not, or the API does not say. */
  readonly cancelledAt: string | null;
  readonly options: ReservationOptions;
  /** How a change of dates, rooms or extras is made, where the options allow one. */
  readonly changes: WayToChange;
  /** What online check-in and keys have come to; null while that is not known. */
  readonly stayProgress: StayProgress | null;
  /** None where the API has none, and in a copy that the browser kept. */
  readonly walletPasses: readonly WalletPass[];
}
