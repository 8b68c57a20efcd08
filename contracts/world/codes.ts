/** Ids that mean something beyond their place in a list. The site keeps the same values in its own configuration. */

/** The pet fee; it is charged by the number of pets, never chosen as an extra. */
export const PET_FEE_ID = 'W_PET';
/** A compensation that the hotel gives at the desk; it is never sold. */
export const COMPENSATION_ID = 'W_COMPENSATE';
/** Sold once per reservation and never to a single room: the nature donation. */
export const PER_RESERVATION_EXTRA_ID = 'W_NATURE';
/** Category of the hotels' tills for drinks with alcohol. */
export const ALCOHOL_CATEGORY_ID = 'ALCOHOL';
/** Ids that the reservation system keeps for itself: they look like hotels, but sell nothing. */
export const SYSTEM_HOTEL_IDS: readonly string[] = ['WSHBT', 'WSB'];

export const STAFF_CODE = 'STFF';
export const FRIENDS_CODE = 'FRNDS';
export const SCHOOL_CODE = 'KOULSH';
export const COMPANY_CODE = 'YRITYS100';
export const BLOCK_CODE = 'HAAT2026';
export const SUMMER_CODE = 'KESA26';
export const WINTER_CODE = 'TALVI';
export const S_BANK_CODE = 'SPANKKI';
