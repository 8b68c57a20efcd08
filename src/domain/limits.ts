/**
 * The business limits that the rules of this folder need. The limits of the site pass them on, so that screens import all
 * limits from one place and rules import none from other folders.
 */

/** Rooms in one booking. Larger groups book by request. */
export const MIN_ROOMS = 1;
export const MAX_ROOMS = 9;

/** Guests in beds that one room is suggested for: a family room sleeps four, few rooms sleep more. */
export const GUESTS_PER_ROOM = 4;

/** Adults in one booking; in a room the room type's own maximum decides. */
export const MIN_ADULTS = 1;
export const MAX_ADULTS = 20;

/** Children in one booking. */
export const MAX_CHILDREN = 6;
/** From this birthday on a guest is an adult. */
export const ADULT_AGE = 16;
/** The oldest child. */
export const MAX_CHILD_AGE = ADULT_AGE - 1;
/** Up to and including this age a child is a baby: it sleeps in a travel cot and takes no bed. */
export const MAX_BABY_AGE = 2;

/** Pets in one booking; they share one room, and it is a pet room. */
export const MAX_PETS = 2;

/** Nights in one stay. The API may sell fewer and answers TOO_MANY_NIGHTS then. */
export const MIN_NIGHTS = 1;
export const MAX_NIGHTS = 30;

/** How many days earlier and later a stay may begin when dates are flexible: any day of the same week. */
export const DAYS_AROUND = 3;

/** How far ahead a stay may begin: the hotels open their calendars about sixteen months ahead. */
export const MAX_DAYS_AHEAD = 500;

/** Guests are shown how many rooms of a type are left when there are no more than this. */
export const FEW_ROOMS_LEFT = 3;

/** Characters of a message to the hotel; the hotel's system keeps no more. */
export const MAX_FREE_TEXT = 2600;

/** The most of one extra service, whatever the API allows: a mistyped number must not order a thousand breakfasts. */
export const MAX_EXTRA_QUANTITY = 100;

/** When free cancellation and an unsecured hold end on the arrival day, hotel time, unless the rate says otherwise. */
export const DEADLINE_TIME = '18:00';

/** How long before the cancel deadline the calendar reminds: enough to decide, and late enough to be remembered. */
export const CANCEL_ALARM_LEAD_MINUTES = 120;

/** Codes that a guest may carry into a search; longer ones are cut. */
export const MAX_CODE_LENGTH = 40;
/** Names of places that a guest may type; the longest place name of the chain is far shorter. */
export const MAX_PLACE_NAME_LENGTH = 80;

/** Rate codes of the standard, publicly sold plans. */
export const BAR_RATE_CODES = ['WEBBAR', 'BAR', 'WEBBARV', 'BARV'] as const;

/** Rate codes of groups of guests who are offered them without knowing the code. */
export const SPECIAL_RATE_CODES = { STAFF: 'STFF', FRIENDS: 'FRNDS', SCHOOL: 'KOULSH' } as const;
/** The youngest pupil: school begins in the year in which a child becomes seven. */
export const MIN_SCHOOL_AGE = 7;

/** Extra services with a meaning of their own: the pet's fee, and the compensation of emissions. */
export const PET_EXTRA_ID = 'W_PET';
export const COMPENSATION_EXTRA_ID = 'W_COMPENSATE';
/** The extra that is sold once per reservation and never unbundled into a room. */
export const PER_RESERVATION_EXTRA_ID = 'W_RESERVATION';

/**
 * Ids that the reservation system uses for itself: they stand among the hotels, and
 * are never offered to a guest.
 */
export const SYSTEM_HOTEL_IDS: readonly string[] = ['WSHBT', 'WSB'];

/** The till's category of drinks with alcohol. */
export const ALCOHOL_CATEGORY_ID = 'ALCOHOL';

/** Country and phone prefix that a form of contact details starts with: most guests live there. */
export const DEFAULT_COUNTRY_CODE = 'FI';
export const DEFAULT_PHONE_COUNTRY_CODE = '+358';

/** How long a decision about cookies holds before the guest is asked again, as authorities recommend. */
export const CONSENT_LIFE_MONTHS = 12;

/** Digits of the code that proves that a card's e-mail address is the guest's. */
export const VERIFICATION_CODE_LENGTH = 6;
