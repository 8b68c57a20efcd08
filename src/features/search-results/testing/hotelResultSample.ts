import type { Brand } from '@/domain/hotel';
import type { HotelResult } from '@/domain/hotelOffers';
import { money } from '@/domain/money';
import type { RoomFeature, RoomType } from '@/domain/offer';

interface Sample {
  readonly id?: string;
  readonly name?: string;
  readonly brand?: Brand;
  readonly city?: string;
  /** Euros for the whole stay; null is full. */
  readonly euros?: number | null;
  readonly features?: readonly RoomFeature[];
  readonly breakfast?: boolean;
  readonly nearestDates?: HotelResult['nearestDates'];
  readonly location?: HotelResult['hotel']['location'];
}

const room = (features: readonly RoomFeature[]): RoomType => ({
  refId: 'room',
  code: 'STD',
  name: 'Standard',
  description: '',
  minOccupancy: 1,
  maxOccupancy: 2,
  minSize: 18,
  maxSize: 20,
  features: [...features],
  bedSize: 'TWIN_90',
  bathroomType: 'SHOWER',
  image: null,
  accessibility: null,
});

/** A hotel of the results, for tests: only what a test is about need be named. */
export function hotelResultSample(sample: Sample = {}): HotelResult {
  const { id = '1', name = 'Hotel', brand = 'original', city = 'Helsinki', euros = 100, features = [] } = sample;
  return {
    hotel: {
      id,
      name,
      brand,
      urlPath: '',
      address: { street: '', postCode: '', city, countryCode: 'FI' },
      email: '',
      phone: { number: '', rate: '' },
      checkInTime: '15:00',
      checkOutTime: '12:00',
      timeZone: 'Europe/Helsinki',
      company: { name: '', businessId: '' },
      cards: [],
      banks: [],
      notifications: [],
      summary: null,
      location: sample.location ?? null,
      image: null,
    },
    available: euros !== null,
    lowestTotal: euros === null ? null : money(euros * 100),
    nearestDates: sample.nearestDates ?? [],
    roomTypes: [room(features)],
    breakfastIncluded: sample.breakfast ?? false,
  };
}
