import type { Dates } from '../../world/content/model';

/** Dates when the pages of hotels were published, and last changed before the winter. */
export const hotelDates: Dates = {
  publishedAt: '2026-02-02T09:00:00+02:00',
  modifiedAt: '2026-10-19T12:00:00+03:00',
};
