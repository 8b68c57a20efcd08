import type { FailureCode } from '@/domain/failure';

/**
 * Where a failure shows: instead of the page, above its content, at a field, or in a dialog that asks for a decision.
 */
export type FailureSurface = 'page' | 'notice' | 'field' | 'dialog';

/** The nearest way out. `call`, `reload` and `signIn` work everywhere; the others are carried out by the screen. */
export type FailureAction =
  | 'retry'
  | 'changeDates'
  | 'changeSearch'
  | 'withoutCots'
  | 'fewerCots'
  | 'dropCode'
  | 'signIn'
  | 'call'
  | 'chooseRoom'
  | 'chooseRate'
  | 'chooseExtras'
  | 'reviewPrice'
  | 'fixDetails'
  | 'otherPayment'
  | 'checkStatus'
  | 'seeReservation'
  | 'newCode'
  | 'reload'
  | 'none';

export interface Presentation {
  readonly surface: FailureSurface;
  readonly action: FailureAction;
  /** A second way that the text names. */
  readonly also?: FailureAction;
  /** True where trying again may not be enough: the number to call stands beside the action. */
  readonly orCall?: true;
}

const at =
  (surface: FailureSurface) =>
  (action: FailureAction): Presentation => ({ surface, action });
const page = at('page');
const notice = at('notice');
const field = at('field');
const dialog = at('dialog');

const orCall = (presented: Presentation): Presentation => ({ ...presented, orCall: true });
const or = (presented: Presentation, also: FailureAction): Presentation => ({ ...presented, also });
const retryOrCall = orCall(notice('retry'));

/** Where a failure shows and its way out, for every code. A new code does not compile without an entry here. */
export const presentation: Readonly<Record<FailureCode, Presentation>> = {
  'availability.NO_RESULT_FOR_BLOCKCODE': or(notice('dropCode'), 'changeSearch'),
  'availability.NO_RESULT_FOR_COMPANYCODE': or(notice('dropCode'), 'changeSearch'),
  'availability.NO_RESULT_FOR_PROMOCODE': or(notice('dropCode'), 'changeDates'),
  'availability.PROMOCODE': or(notice('dropCode'), 'changeDates'),
  'availability.PET_ROOMS': orCall(notice('changeSearch')),
  'availability.NO_SUPPORT_FOR_SCARD': notice('none'),
  'availability.NO_SUPPORT_ONLINE_FOR_SCARD': notice('call'),
  'availability.LOGIN_REQUIRED_FOR_ASOM': notice('signIn'),
  'availability.LOGIN_REQUIRED_FOR_SCARD': notice('signIn'),
  'availability.UNKNOWN': notice('changeSearch'),

  'search.FORBIDDEN_PROMOTION_CODE_FOR_SCARD': or(page('dropCode'), 'changeSearch'),
  'search.HOTEL_NOT_AVAILABLE': or(page('changeDates'), 'changeSearch'),
  'search.INCOMPATIBLE_SEARCH_CRITERIA': page('changeSearch'),
  'search.INVALID_PROMOTION_CODE': or(page('dropCode'), 'changeSearch'),
  'search.PRIOR_STAY': page('changeDates'),
  'search.SCARD_NOT_ALLOWED': page('changeSearch'),
  'search.TOO_MANY_NIGHTS': orCall(page('changeDates')),
  'search.TRAVELCOTS_NOT_AVAILABLE': orCall(or(page('withoutCots'), 'changeSearch')),
  'search.UNDEFINED': or(page('retry'), 'changeSearch'),

  'booking.BONUS_FORBIDDEN': dialog('chooseRate'),
  'booking.DATE_RANGE_EXPIRED': dialog('changeDates'),
  'booking.INVALID_BONUS_CARD_NUMBER': orCall(dialog('chooseRate')),
  'booking.INVALID_CARD_HOLDER_DETAILS': dialog('fixDetails'),
  'booking.PET_ROOM_NOT_AVAILABLE': or(dialog('chooseRoom'), 'changeDates'),
  'booking.PRICE_CHANGE': orCall(dialog('chooseRoom')),
  'booking.ROOM_NOT_AVAILABLE': dialog('chooseRoom'),
  'booking.ROOM_NOT_AVAILABLE_WITH_PROMOTION_CODE': or(dialog('dropCode'), 'chooseRoom'),
  'booking.TRAVELCOT_NOT_AVAILABLE': orCall(dialog('fewerCots')),
  'booking.UNKNOWN': orCall(dialog('retry')),

  'edit.ASSIGN_PET_ROOM_FAILED': notice('call'),
  'edit.EDITING_RESTRICTED_CONTACT_HOTEL': notice('call'),
  'edit.INVENTORY_ITEM_NOT_AVAILABLE': notice('chooseExtras'),
  'edit.INVENTORY_ITEM_UPDATE_FAILED': notice('retry'),
  'edit.PRICE_CHANGE': dialog('reviewPrice'),
  'edit.RESERVATION_PAID': notice('call'),
  'edit.RESERVE_TRAVEL_COT_FAILED': notice('call'),
  'edit.ROOM_NOT_AVAILABLE': or(notice('chooseRoom'), 'changeDates'),
  'edit.TRAVELCOT_NOT_AVAILABLE': orCall(notice('changeDates')),
  'edit.UNKNOWN_EDIT_FAILURE': orCall(notice('seeReservation')),

  'payment.CANCELLED_BY_CUSTOMER': notice('otherPayment'),
  'payment.METHOD_NOT_ALLOWED': notice('otherPayment'),
  'payment.REFUNDED': notice('otherPayment'),
  'payment.PROCESSING_FAILED': notice('retry'),
  'payment.REFUSED_BY_ISSUER': notice('otherPayment'),
  'payment.UNSUPPORTED_METHOD': notice('otherPayment'),
  'payment.UNKNOWN': notice('checkStatus'),

  'guarantee.ALREADY_COMPLETED': notice('seeReservation'),
  'guarantee.INVALID_RESERVATION': page('changeSearch'),
  'guarantee.PAYMENT_FAILURE': notice('retry'),
  'guarantee.PAYMENT_IN_PROGRESS': notice('checkStatus'),
  'guarantee.RESERVATION_UPDATE_ERROR': orCall(notice('checkStatus')),
  'guarantee.STAFF_RESTRICTION': notice('otherPayment'),
  'guarantee.TIME_OUT': notice('checkStatus'),
  'guarantee.UNKNOWN': notice('checkStatus'),

  'checkout.CHECKOUT_FAILURE': notice('retry'),
  'checkout.NOT_CHECKED_IN': notice('none'),
  'checkout.NOT_DUEOUT': notice('none'),
  'checkout.ONLINE_CHECKOUT_NOT_ALLOWED': notice('none'),
  'checkout.UNPAID_INVOICES': notice('seeReservation'),
  'checkout.UNKNOWN': notice('retry'),

  'mobileKey.MOBILE_KEY_DEVICE_NOT_ACTIVE': notice('retry'),
  'mobileKey.MOBILE_KEY_NOT_SUPPORTED': notice('none'),
  'mobileKey.NOT_CHECKED_IN': notice('none'),
  'mobileKey.NO_MOBILE_KEY_DEVICE_REGISTERED': notice('none'),
  'mobileKey.UNKNOWN': notice('retry'),

  'promotion.INVALID_PROMOTION_CODE': field('dropCode'),
  'promotion.NOT_ELIGIBLE': field('dropCode'),
  'promotion.NO_SCARD': field('signIn'),
  'promotion.TIME_OUT': field('retry'),
  'promotion.UNKNOWN': or(field('retry'), 'dropCode'),

  'cardOrder.ALREADY_ASSOCIATED': notice('none'),
  'cardOrder.ALREADY_PAID': notice('checkStatus'),
  'cardOrder.METHOD_NOT_ALLOWED': notice('otherPayment'),
  'cardOrder.NOT_ELIGIBLE': notice('none'),
  'cardOrder.NO_SCARD': notice('none'),
  'cardOrder.PAYMENT_IN_PROGRESS': notice('checkStatus'),
  'cardOrder.PRICE_CHANGE': notice('none'),
  'cardOrder.UNKNOWN': retryOrCall,

  'card.ALREADY_ASSOCIATED': orCall(notice('signIn')),
  'card.NOT_FOUND': field('fixDetails'),
  'card.TOO_MANY_ATTEMPTS': notice('newCode'),
  'card.VERIFICATION_CODE_EXPIRED': field('newCode'),
  'card.VERIFICATION_CODE_INVALID': field('fixDetails'),
  'card.VERIFICATION_NOT_STARTED': notice('newCode'),
  'card.UNKNOWN': retryOrCall,

  'authorization.AUTHORIZATION_INVALID': notice('signIn'),
  'authorization.AUTHORIZATION_EXPIRED': notice('signIn'),
  'authorization.EXPIRED_TOKEN': notice('signIn'),
  'authorization.INVALID_TOKEN': notice('signIn'),
  'authorization.NO_TOKEN_PROVIDED': notice('signIn'),
  'authorization.TOKEN_REFRESH_FAILED': notice('signIn'),
  'authorization.SCOPE_MISSING': notice('signIn'),
  'authorization.UNKNOWN': orCall(notice('signIn')),

  'transport.NETWORK': notice('retry'),
  'transport.TIMEOUT': notice('retry'),
  'transport.MALFORMED': retryOrCall,
  'transport.SERVER': notice('retry'),
  'transport.ENDPOINT_NOT_FOUND': retryOrCall,
  'transport.UNKNOWN': retryOrCall,

  'reservation.NOT_FOUND': page('fixDetails'),
  'reservation.UNKNOWN': orCall(page('retry')),

  'option.ACCESS_DENIED': notice('call'),
  'option.AUTHENTICATION_REQUIRED': notice('signIn'),
  'option.BAD_STATUS': orCall(notice('reload')),
  'option.BLOCKED_PAYMENT_TYPE': notice('call'),
  'option.BLOCKED_PRICE': notice('call'),
  'option.DAY_ROOM': notice('call'),
  'option.DEPOSIT_GIVEN': notice('call'),
  'option.DEPOSIT_REQUIRED': notice('seeReservation'),
  'option.EXISTING_EXTRA_SERVICES': notice('call'),
  'option.EXTERNAL_ORIGIN': notice('none'),
  'option.GUARANTEE_GIVEN': notice('none'),
  'option.GUARANTEE_IN_PROGRESS': notice('checkStatus'),
  'option.INCOMPATIBLE_ROOM_CONFIGURATION': orCall(notice('chooseRoom')),
  'option.ITINERARY': notice('call'),
  'option.LIMIT_REACHED': notice('call'),
  'option.NON_CANCELLABLE': notice('call'),
  'option.NOT_AVAILABLE': notice('none'),
  'option.OUTSTANDING_BALANCE': notice('seeReservation'),
  'option.TEMPORARILY_UNAVAILABLE': notice('retry'),
  'option.TOO_EARLY': notice('none'),
  'option.TOO_LATE': notice('call'),
  'option.WRONG_DATE': notice('none'),

  'flag.LOAD_FAILED': notice('reload'),
  'flag.FLAG_NOT_FOUND': notice('none'),
};
