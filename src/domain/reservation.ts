import type { BookingKey } from './bookingKey';
import type { CodeOf } from './failure';
import type { Hotel, Address } from './hotel';
import { knownOr } from './known';
import type { Money } from './money';
import type { LoyaltyType } from './membership';
import type { RatePlan } from './ratePlan';
import type { CancelTerms, PriceLine } from './roomOffer';
import type { BathroomType, RoomType } from './roomType';
import type { LocalDate } from './localDate';
import type { PaymentMethod } from './payment';

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

export const parseReservationStatus = (status: unknown): ReservationStatus =>
  knownOr(status, reservationStatuses, 'PENDING');

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

/** Why something cannot be done with a booking now. */
export type OptionIssueReason = CodeOf<'option'>;

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
  readonly status: ReservationStatus;
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

/** A booking that was made, as the API returns it. */
export interface Reservation extends BookingKey {
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
  readonly options: {
    readonly cancel: ReservationOption;
    readonly onlineCancel: ReservationOption;
    readonly guarantee: ReservationOption;
  };
}
