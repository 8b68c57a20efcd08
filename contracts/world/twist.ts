import type { BenefitStatus, MembershipStatus } from '@/domain/card/loyaltyCard';
import type { CardValidity } from '@/domain/guest/customer';
import type {
  GuaranteeStatus,
  OptionIssueReason,
  PaymentStatus,
  ReservationStatus,
} from '@/domain/reservation/reservation';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import type {
  AssociationError,
  AuthorizationErrorCode,
  CardOrderError,
  CardPromotionError,
  AvailabilityIssueCode,
  BookingIssueCode,
  CheckOutCode,
  EditCode,
  GuaranteeFailureCode,
  MobileKeyCode,
  PaymentErrorCode,
  SearchFailureCode,
  WithdrawalError,
} from './apiCodes';

/** How the world differs for one call. Every property is optional; an empty twist changes nothing. */
export interface Twist {
  /** 105 makes everything five per cent more expensive, in availability and in booking. */
  readonly pricePercent?: number;
  readonly soldOut?: boolean;
  /** Sells the room type of the first room of an order to another guest, also for later calls. */
  readonly sellsLastRoom?: boolean;
  readonly searchFailure?: SearchFailureCode;
  readonly availabilityIssue?: AvailabilityIssueCode;
  /** Restricts the prepaid rate of every room. */
  readonly restriction?: RestrictionReason;
  readonly bookingIssue?: BookingIssueCode;
  /** `bookingIssue` applies to every room of the order, not only the first. */
  readonly everyRoomRefused?: boolean;
  /** As `pricePercent`, but only when booking: a search still shows the old price. */
  readonly orderPricePercent?: number;
  /** No rate can be cancelled any more, at the same prices. */
  readonly nothingCancellable?: boolean;
  /** Replaces the address of the payment page. */
  readonly paymentUrl?: string | null;
  /** The bank decides later on what a guest pays: on the payment page, or with a saved card. */
  readonly paymentPending?: boolean;
  readonly guaranteeFailure?: { readonly code: GuaranteeFailureCode; readonly paymentError?: PaymentErrorCode };
  /** A GraphQL error, for every call or only for calls of customers, or the member of the result union for it. */
  readonly authorization?: {
    readonly code: AuthorizationErrorCode;
    readonly as: 'answer' | 'error' | 'tokenError';
  };
  /** The identity provider rejects refresh tokens. */
  readonly refreshRefused?: boolean;
  readonly noticeAlert?: boolean;
  readonly noNotices?: boolean;
  /** The older front end serves every route it can. */
  readonly olderFrontend?: boolean;
  /** The notices include one that asks for feedback. */
  readonly noticeFeedback?: boolean;
  readonly optionReason?: OptionIssueReason;
  readonly reservationStatus?: ReservationStatus;
  /** A status that the site's API has for a booking that it cannot place. */
  readonly siteStatus?: 'UNDEFINED' | 'UNKNOWN';
  readonly guaranteeStatus?: GuaranteeStatus;
  readonly paymentStatus?: PaymentStatus;
  readonly bookingNotFound?: boolean;
  /** Connecting a card fails. */
  readonly cardError?: AssociationError;
  readonly cardPromotionError?: CardPromotionError;
  /** Ordering a card fails, and giving an order up. */
  readonly cardOrderError?: CardOrderError;
  /** A card cannot be withdrawn by its number. */
  readonly withdrawalError?: WithdrawalError;
  /** Nothing can be arranged for a stay, but its keys on phones and the check-out, which have codes of their own. */
  readonly stayRefusal?: OptionIssueReason;
  readonly cardStatus?: MembershipStatus;
  readonly benefitStatus?: BenefitStatus;
  readonly cardValidity?: CardValidity;
  readonly editFailure?: EditCode;
  readonly checkOutFailure?: CheckOutCode;
  readonly mobileKeyFailure?: MobileKeyCode;
}

/** A twist that changes nothing. */
export const noTwist: Twist = {};
