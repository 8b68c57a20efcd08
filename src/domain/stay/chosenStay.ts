import type { RoomChoice } from './roomChoice';
import type { RoomPlacement } from './party';
import type { SearchCriteria } from '../search/search';

/** What was chosen of a stay so far: one that is being booked, or a booked one that is being changed. */
export interface ChosenStay {
  readonly criteria: SearchCriteria;
  readonly placement: RoomPlacement;
  /** One per room. */
  readonly choices: readonly RoomChoice[];
  /** Booked for another guest, who may not have the rates of the one who books. */
  readonly isForOther: boolean;
}
