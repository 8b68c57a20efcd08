import type { Membership } from '../guest/membership';

/**
 * What a chain may switch on and off in searching and booking, by the names of the runtime configuration. `APA` is read as
 * the accessible room: it is the one thing a search can ask for that no other name stands for, and such a room may have
 * to be agreed on with the hotel.
 */
export const searchFeatures = [
  'ADD_EXTRA_SERVICES',
  'APA',
  'ASOM',
  'BASIC',
  'BLOCK_CODE',
  'CHANGE_DATES',
  'CHANGE_ROOM_TYPE',
  'COMPANY_CODE',
  'KIDS',
  'MULTIPLE_ADULTS',
  'MULTIPLE_ROOMS',
  'MY_SCARD_RELATED_CUSTOMER_DETAILS',
  'PETS',
  'PROMOTION_CODE',
  'REWARD_NIGHT',
  'SCARD',
  'STAFF_DISCOUNT',
] as const;

export type SearchFeature = (typeof searchFeatures)[number];

/** Those that a search can need; the others are about what comes after one. */
export type NeededFeature = Exclude<
  SearchFeature,
  'ADD_EXTRA_SERVICES' | 'CHANGE_DATES' | 'CHANGE_ROOM_TYPE' | 'MY_SCARD_RELATED_CUSTOMER_DETAILS'
>;

/** The switch of each membership. */
export const featureOfMembership = { ASOM: 'ASOM', S_CARD: 'SCARD' } as const satisfies Readonly<
  Record<Membership, NeededFeature>
>;
