import type { Dates } from '../../world/content/model';

/** The pages of hotels were written together, and read through again before the winter. */
export const hotelDates: Dates = {
  publishedAt: '2026-02-02T09:00:00+02:00',
  modifiedAt: '2026-10-19T12:00:00+03:00',
};
