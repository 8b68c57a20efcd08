import type { GuaranteeStatus, OptionIssueReason, ReservationStatus } from '@/domain/reservation';
import type {
  AuthorizationErrorCode,
  AvailabilityIssueCode,
  BookingIssueCode,
  GuaranteeFailureCode,
  PaymentErrorCode,
  SearchFailureCode,
} from './apiCodes';

/** How the world differs for one call. Everything is optional: an empty twist is the world as it is. */
export interface Twist {
  /** 105 makes everything five per cent dearer, in availability and in booking alike. */
  readonly pricePercent?: number;
  readonly soldOut?: boolean;
  /** The room type of the first room of an order is sold to somebody else, and stays so. */
  readonly lastRoomGoes?: boolean;
  readonly searchFailure?: SearchFailureCode;
  readonly availabilityIssue?: AvailabilityIssueCode;
  readonly bookingIssue?: BookingIssueCode;
  /** `bookingIssue` concerns every room of the order, not only the first. */
  readonly everyRoomRefused?: boolean;
  /** As `pricePercent`, when booking only: a search goes on showing the old price. */
  readonly orderPricePercent?: number;
  /** No rate can be cancelled any more, at the same prices. */
  readonly nothingCancellable?: boolean;
  /** What stands where the address of the payment page should be. */
  readonly paymentUrl?: string | null;
  readonly guaranteeFailure?: { readonly code: GuaranteeFailureCode; readonly paymentError?: PaymentErrorCode };
  /** GraphQL error, for every call or only for those of a customer, or the member of the result union that says so. */
  readonly authorization?: {
    readonly code: AuthorizationErrorCode;
    readonly as: 'answer' | 'error' | 'tokenError';
  };
  /** The identity provider gives no new tokens for old ones. */
  readonly refreshRefused?: boolean;
  readonly noticeAlert?: boolean;
  readonly noNotices?: boolean;
  /** The older front end serves every part it can. */
  readonly olderFrontend?: boolean;
  /** The chain asks how its site is liked. */
  readonly noticeFeedback?: boolean;
  readonly optionReason?: OptionIssueReason;
  readonly reservationStatus?: ReservationStatus;
  readonly guaranteeStatus?: GuaranteeStatus;
  readonly bookingNotFound?: boolean;
}

/** The world as it is. */
export const noTwist: Twist = {};
