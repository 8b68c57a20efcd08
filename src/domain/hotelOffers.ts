import type { Hotel } from './hotel';
import type { ExtraService, ExtraServiceLimit, RatePlan, RoomConfiguration, RoomOffer, RoomType } from './offer';
import type { AvailabilityIssueCode } from './availabilityIssue';
import type { DateRange } from './localDate';
import type { Money } from './money';

/** One hotel's answer to a search, for a list of hotels. */
export interface HotelResult {
  readonly hotel: Hotel;
  readonly available: boolean;
  /** The cheapest way to lodge the whole party for the whole stay; null when full. */
  readonly lowestTotal: Money | null;
  readonly nearestDates: readonly DateRange[];
  readonly roomTypes: readonly RoomType[];
  /** Some rate on offer includes breakfast. */
  readonly breakfastIncluded: boolean;
}

/** Everything one hotel offers a party for a stay. */
export interface HotelOffers {
  readonly hotel: Hotel;
  readonly available: boolean;
  readonly nearestDates: readonly DateRange[];
  readonly configurations: readonly RoomConfiguration[];
  readonly offers: readonly RoomOffer[];
  readonly roomTypes: readonly RoomType[];
  readonly rates: readonly RatePlan[];
  readonly extraServices: readonly ExtraService[];
  readonly extraServiceLimits: readonly ExtraServiceLimit[];
  readonly issues: readonly AvailabilityIssueCode[];
}
