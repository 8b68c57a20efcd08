import type { Hotel, Address } from './hotel';
import type { Money } from './money';
import type { CancelTerms, PriceLine, RoomType, RatePlan, BathroomType } from './offer';
import type { LocalDate } from './localDate';

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

export const paymentStatuses = [
  'DIRECT_BILLING',
  'GUARANTEED',
  'GUARANTEE_PENDING',
  'PAID',
  'PAYMENT_PENDING',
  'UNPAID',
] as const;

export type PaymentStatus = (typeof paymentStatuses)[number];

export const optionIssueReasons = [
  'ACCESS_DENIED',
  'AUTHENTICATION_REQUIRED',
  'BAD_STATUS',
  'BLOCKED_PAYMENT_TYPE',
  'BLOCKED_PRICE',
  'DAY_ROOM',
  'DEPOSIT_GIVEN',
  'DEPOSIT_REQUIRED',
  'EXISTING_EXTRA_SERVICES',
  'EXTERNAL_ORIGIN',
  'GUARANTEE_GIVEN',
  'GUARANTEE_IN_PROGRESS',
  'INCOMPATIBLE_ROOM_CONFIGURATION',
  'ITINERARY',
  'LIMIT_REACHED',
  'NON_CANCELLABLE',
  'NOT_AVAILABLE',
  'OUTSTANDING_BALANCE',
  'TEMPORARILY_UNAVAILABLE',
  'TOO_EARLY',
  'TOO_LATE',
  'WRONG_DATE',
] as const;

export type OptionIssueReason = (typeof optionIssueReasons)[number];

export interface ReservationOption {
  readonly enabled: boolean;
  readonly allowed: boolean;
  readonly issueReason: OptionIssueReason | null;
}

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
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly pets: number;
  readonly travelCots: number;
  readonly bathroomWish: BathroomType;
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

/** A booking as the guest sees it after it was made. */
export interface Reservation {
  readonly bookingNumber: string;
  readonly bookingHash: string;
  readonly status: ReservationStatus;
  /** Null for a status that this site does not know. */
  readonly guaranteeStatus: GuaranteeStatus | null;
  readonly paymentStatus: PaymentStatus | null;
  readonly hotel: Hotel;
  readonly stay: { readonly startDate: LocalDate; readonly endDate: LocalDate };
  readonly rooms: readonly ReservedRoom[];
  readonly contact: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: string;
    readonly address: Address;
    readonly companyName: string | null;
  };
  readonly message: string | null;
  readonly total: Money;
  readonly paid: Money;
  readonly balance: Money;
  readonly vat: readonly VatTotal[];
  readonly options: {
    readonly cancel: ReservationOption;
    readonly onlineCancel: ReservationOption;
    readonly guarantee: ReservationOption;
  };
}
