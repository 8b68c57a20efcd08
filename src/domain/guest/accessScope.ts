/** What an access token may be used for. */
export const accessScopes = [
  'EDIT_RESERVATION',
  'HOTEL_PAGES',
  'LIST_MY_RESERVATIONS',
  'MY_SCARD_PAGES',
  'READ_CUSTOMER_INFORMATION',
  'READ_RESERVATION',
  'RESERVATION_FLOW',
  'SCARD_SALES',
] as const;

export type AccessScope = (typeof accessScopes)[number];
