import type { Brand } from '@/domain/hotel';
import type { HotelResult } from '@/domain/hotelOffers';
import { money } from '@/domain/money';
import type { RestrictionReason } from '@/domain/ratePlan';
import type { RoomFeature } from '@/domain/roomType';
import { aHotel } from '@/domain/testHotel';
import { anOffer, aRate } from '@/domain/testOffers';

interface Sample {
  readonly id?: string;
  readonly name?: string;
  readonly brand?: Brand;
  readonly city?: string;
  /** Euros for the whole stay in a plain room; null is full. */
  readonly euros?: number | null;
  /** Of the only room type. */
  readonly features?: readonly RoomFeature[];
  /** Euros more for a rate with breakfast that can be cancelled; no such rate without it. */
  readonly breakfastFor?: number;
  /** What keeps the guest from every rate. */
  readonly restrictions?: readonly RestrictionReason[];
  readonly nearestDates?: HotelResult['nearestDates'];
  readonly unavailable?: HotelResult['unavailable'];
  readonly location?: HotelResult['hotel']['location'];
}

/** A hotel of the results, for tests: only what a test is about need be named. */
export function hotelResultSample(sample: Sample = {}): HotelResult {
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
