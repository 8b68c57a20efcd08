import type { Hotel } from '../content/hotel';
import type { OfferedStay } from './offeredStay';
import type { ExtraService, ExtraServiceLimit } from '../stay/extraService';
import type { RatePlan } from '../rate/ratePlan';
import type { RoomConfiguration, RoomOffer } from '../stay/roomOffer';
import type { RoomType } from '../stay/roomType';
import type { AvailabilityIssueCode } from './availabilityIssue';
import type { DateRange } from '../localDate';
import type { Surroundings } from '../content/surroundings';
import type { Unavailable } from './unavailable';

/** One hotel's answer to a search, for a list of hotels. */
export interface HotelResult extends OfferedStay {
  readonly hotel: Hotel;
  readonly surroundings: Surroundings;
  readonly available: boolean;
  readonly nearestDates: readonly DateRange[];
  /** Null when it is available, or the API does not say why not. */
  readonly unavailable: Unavailable | null;
}

/** Everything one hotel offers a party for a stay. */
export interface HotelOffers extends OfferedStay<RoomOffer, RatePlan> {
  readonly hotel: Hotel;
  readonly available: boolean;
  readonly nearestDates: readonly DateRange[];
  /** Null when it is available, or the API does not say why not. */
  readonly unavailable: Unavailable | null;
  readonly configurations: readonly RoomConfiguration[];
  readonly roomTypes: readonly RoomType[];
  /** Null when they were not asked for. */
  readonly extraServices: readonly ExtraService[] | null;
  readonly extraServiceLimits: readonly ExtraServiceLimit[];
  readonly issues: readonly AvailabilityIssueCode[];
}
