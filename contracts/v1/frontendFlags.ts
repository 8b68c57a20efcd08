import type { Twist } from '../world/twist';

const flags: Readonly<Record<string, boolean>> = {
  ADD_EXTRA_SERVICES: true,
  APA: true,
  ASOM: true,
  BASIC: true,
  BLOCK_CODE: true,
  CHANGE_DATES: true,
  CHANGE_ROOM_TYPE: true,
  COMPANY_CODE: true,
  KIDS: true,
  MULTIPLE_ADULTS: true,
  MULTIPLE_ROOMS: true,
  MY_SCARD_RELATED_CUSTOMER_DETAILS: true,
  PETS: true,
  PROMOTION_CODE: true,
  REWARD_NIGHT: true,
  SCARD: true,
  STAFF_DISCOUNT: true,
  OLDER_FRONTEND: true,
};

/** One switch by its name; off when it is unknown. */
export const flagNamed = (name: string) => ({ name, enabled: flags[name] ?? false });

/** The routes that the older front end still serves: none that this site has, unless a scenario says so. */
export const routingFlags = ({ olderFrontend }: Twist) =>
  ['reservation', 'hotels', 'offers', 'news'].map((name) => ({ name, enabled: olderFrontend ?? false }));
