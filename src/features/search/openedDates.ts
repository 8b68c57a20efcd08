import type { SearchCriteria } from '@/domain/search/search';
import type { DateFieldName } from '@/forms/DateFields';

/** What the calendar was opened with. */
export interface OpenedDates {
  /** The search that the dates are chosen for. */
  readonly criteria: SearchCriteria;
  /** The field that was pressed, whose date can be typed at once; null where a button was. */
  readonly at: DateFieldName | null;
}
