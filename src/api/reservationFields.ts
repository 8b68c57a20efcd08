/** The optional fields of a reservation. */
export const reservationFields = ['withLines', 'withHeldUntil', 'withRefund', 'withCancelledAt', 'withPasses'] as const;
/** With what only the site's API may have. */
export const siteReservationFields = [...reservationFields, 'withOptions', 'withStay'] as const;

export type ReservationField = (typeof reservationFields)[number];
export type SiteReservationField = (typeof siteReservationFields)[number];
