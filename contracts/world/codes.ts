import { SPECIAL_RATE_CODES } from '@/domain/limits';

/**
 * Ids with a meaning of their own. The site has the same ones in its domain: the pet fee, which nobody can choose as an
 * extra, what is sold once per reservation, the category of alcoholic drinks of the tills, and what looks like a hotel
 * to the reservation system but has no rooms.
 */
export {
  ALCOHOL_CATEGORY_ID,
  PER_RESERVATION_EXTRA_ID,
  PET_EXTRA_ID as PET_FEE_ID,
  SYSTEM_HOTEL_IDS,
} from '@/domain/limits';

export const PREPAID_CODE = 'ADVANCE';
export const { STAFF: STAFF_CODE, FRIENDS: FRIENDS_CODE, SCHOOL: SCHOOL_CODE } = SPECIAL_RATE_CODES;
export const MEMBER_BREAKFAST_CODE = 'ASOMV';
export const COMPANY_CODE = 'YRITYS100';
export const BLOCK_CODE = 'HAAT2026';
export const SUMMER_CODE = 'KESA26';
export const WINTER_CODE = 'TALVI';
export const S_BANK_CODE = 'SPANKKI';
