import type { HotelPage } from '@/domain/content/hotelPage';
import type { ServiceHours, ServiceKind, Weekday } from '@/domain/content/houseRules';
import { money } from '@/domain/money';

const service = (kind: ServiceKind, fromDay: Weekday, toDay: Weekday, opens: string, closes: string): ServiceHours => ({
  kind,
  fromDay,
  toDay,
  opens,
  closes,
  firstDate: null,
  lastDate: null,
});

/** The page of a hotel for tests; a test overrides only what it is about. */
export function hotelPageSample(fields: Partial<HotelPage> = {}): HotelPage {
  return {
    id: '1001',
    name: 'Lahti',
    urlPath: 'helsinki/lahti',
    brand: 'original',
    city: 'Helsinki',
    headline: 'By the bay',
    summary: 'A house by the bay.',
    meta: {
      title: 'Lahti, Helsinki',
      description: 'A house by the bay.',
      picture: null,
      publishedAt: '2026-02-02T09:00:00+02:00',
      modifiedAt: '2026-02-02T09:00:00+02:00',
    },
    description: [{ kind: 'paragraph', text: ['The house stands by the bay.'] }],
    address: { street: 'Rantatie 1', postCode: '00100', city: 'Helsinki', countryCode: 'FI' },
    location: { latitude: 60.17, longitude: 24.93 },
    surroundings: {
      district: 'Töölönlahti',
      nearby: [
        {
          kind: 'STATION',
          name: 'Central Station',
          location: { latitude: 60.172, longitude: 24.941 },
          walkMetres: 900,
        },
      ],
    },
    ways: [{ place: { name: 'Central Station' }, metres: 900, isWalk: true }],
    hours: [
      service('RECEPTION', 'MON', 'SUN', '00:00', '00:00'),
      service('BREAKFAST', 'MON', 'FRI', '06:30', '10:00'),
      service('BREAKFAST', 'SAT', 'SUN', '07:30', '11:00'),
      { ...service('BREAKFAST', 'MON', 'SUN', '08:00', '11:00'), firstDate: '2026-12-24', lastDate: '2026-12-26' },
    ],
    fees: [
      { kind: 'PET', price: money(2000), per: 'STAY' },
      { kind: 'PARKING', price: money(2400), per: 'NIGHT' },
    ],
    phone: { number: '+358 20 1234 001', rate: 'local network charge' },
    email: 'lahti@sarastus.example',
    checkInTime: null,
    checkOutTime: '11:00',
    pictures: [{ src: '/images/hotels/1001-card-960.webp', alt: 'A house by the bay' }],
    roomTypes: [
      {
        id: '1001-ACC',
        name: 'Accessible Twin',
        description: 'Room to turn.',
        minOccupancy: 1,
        maxOccupancy: 2,
        minSize: 24,
        maxSize: 28,
        features: ['DESK', 'PET_ROOM'],
        bedSize: 'TWIN_90',
        bathroomType: 'SHOWER',
        pictures: [],
        accessibility: {
          doorWidth: 90,
          turningSpace: 150,
          spaceBesideBed: 120,
          bedHeight: 52,
          stepFreeShower: true,
          grabBars: null,
          vibratingAlarm: false,
        },
      },
    ],
    accessibility: {
      stepFreeEntrance: true,
      lift: false,
      accessibleParking: true,
      accessibleToilet: true,
      inductionLoop: false,
      accessibleRooms: 4,
      note: ['Ring the bell.'],
    },
    cards: ['VISA', 'MASTERCARD'],
    banks: ['S_BANK'],
    company: { name: 'Sarastus Oy', businessId: '0000000-0' },
    subpages: [{ slug: 'restaurant', kind: 'RESTAURANT', title: 'Restaurant Kaislikko', lead: 'Breakfast to dinner.' }],
    ...fields,
  };
}
