import type { Brand } from '@/domain/content/hotel';
import type { HotelResult } from '@/domain/search/hotelOffers';
import { money } from '@/domain/money';
import type { RestrictionReason } from '@/domain/rate/ratePlan';
import type { RoomFeature } from '@/domain/stay/roomType';
import { aHotel } from '@/domain/content/testHotel';
import { anOffer, aRate } from '@/domain/stay/testOffers';
import type { ListedResult } from '../pricedResults';

interface Sample {
  readonly id?: string;
  readonly name?: string;
  readonly brand?: Brand;
  readonly city?: string;
  /** Euros for the whole stay in a plain room; null when full. */
  readonly euros?: number | null;
  /** Rooms left of the only room type. */
  readonly features?: readonly RoomFeature[];
  /** Extra euros for a rate with breakfast and free cancellation; without it there is no such rate. */
  readonly breakfastFor?: number;
  /** Why the guest may not book any rate. */
  readonly restrictions?: readonly RestrictionReason[];
  readonly nearestDates?: HotelResult['nearestDates'];
  readonly unavailable?: HotelResult['unavailable'];
  readonly traits?: ListedResult['traits'];
  readonly costs?: ListedResult['costs'];
  readonly location?: HotelResult['hotel']['location'];
}

/** A hotel of the results for tests; a test overrides only what it is about. */
export function hotelResultSample(sample: Sample = {}): ListedResult {
  const { id = '1', name = 'Hotel', brand = 'original', city = 'Helsinki', euros = 100, features = [] } = sample;
  const { breakfastFor, restrictions = [] } = sample;
  const base = aHotel();
  const sold = euros === null ? [] : [anOffer({ rateCode: 'ADVANCE', price: money(euros * 100), restrictions })];
  const withBreakfast =
    euros === null || breakfastFor === undefined
      ? []
      : [
          anOffer({
            rateCode: 'WEBBARV',
            price: money((euros + breakfastFor) * 100),
            cancel: { kind: 'free', until: '2026-12-01T16:00:00Z' },
            restrictions,
          }),
        ];
  return {
    hotel: { ...base, id, name, brand, address: { ...base.address, city }, location: sample.location ?? null },
    surroundings: { district: null, nearby: [] },
    traits: sample.traits ?? [],
    costs: sample.costs ?? new Map(),
    available: euros !== null,
    nearestDates: sample.nearestDates ?? [],
    unavailable: sample.unavailable ?? null,
    memberships: [],
    configurations: [{ id: 'room-0', roomIndex: 0 }],
    roomTypes: euros === null ? [] : [{ refId: 'standard', features }],
    rates: [aRate({ code: 'ADVANCE', breakfastIncluded: false }), aRate({ code: 'WEBBARV', breakfastIncluded: true })],
    offers: [...sold, ...withBreakfast],
  };
}
