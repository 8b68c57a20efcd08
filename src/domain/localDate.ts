/** A calendar day without a zone, `YYYY-MM-DD`, in the hotel's own time. */
export type LocalDate = string;

/** Nights from `startDate` up to, and not including, the night of `endDate`. */
export interface DateRange {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
}
