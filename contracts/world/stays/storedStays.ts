import type { BookingSource, GuaranteeGiven } from '../store/bookingRecord';

/** A stay that a customer has, by days from today. */
export interface StoredStay {
  readonly name: string;
  readonly hotelId: string;
  /** The day of arrival, in days from today. */
  readonly from: number;
  readonly nights: number;
  readonly plan: string;
  readonly rooms: number;
  readonly guarantee: GuaranteeGiven;
  readonly isCancelled?: boolean;
  /** The guests have checked in, when the day has come. */
  readonly hasArrived?: boolean;
  /** What the guests bought in the house. */
  readonly charges?: readonly string[];
  readonly source?: BookingSource;
  readonly isOfItinerary?: boolean;
}

const plain = { nights: 2, plan: 'WEBBAR', rooms: 1, guarantee: 'NONE' } as const;

const present: readonly StoredStay[] = [
  { ...plain, name: 'arriving', hotelId: '1003', from: 0, guarantee: 'CARD_VERIFICATION' },
  { ...plain, name: 'inHouse', hotelId: '1101', from: -1, nights: 3, guarantee: 'CARD_VERIFICATION', hasArrived: true },
  {
    ...plain,
    name: 'leaving',
    hotelId: '1003',
    from: -2,
    guarantee: 'DEPOSIT',
    hasArrived: true,
    charges: ['MINIBAR', 'DINNER'],
  },
];

const upcoming: readonly StoredStay[] = [
  { ...plain, name: 'upcoming', hotelId: '1001', from: 20 },
  { ...plain, name: 'prepaid', hotelId: '1001', from: 34, plan: 'ADVANCE', guarantee: 'DEPOSIT' },
  { ...plain, name: 'twoRooms', hotelId: '1601', from: 55, nights: 3, plan: 'WEBBARV', rooms: 2 },
  { ...plain, name: 'external', hotelId: '1301', from: 12, source: 'EXTERNAL_CHANNEL', guarantee: 'CARD_VERIFICATION' },
  { ...plain, name: 'unclassified', hotelId: '1201', from: 16, nights: 1, source: 'UNCLASSIFIED' },
  { ...plain, name: 'firstOfTrip', hotelId: '1401', from: 70, isOfItinerary: true },
  { ...plain, name: 'secondOfTrip', hotelId: '1501', from: 72, isOfItinerary: true },
];

const cancelled: readonly StoredStay[] = [
  { ...plain, name: 'refunded', hotelId: '1001', from: 26, guarantee: 'DEPOSIT', isCancelled: true },
  { ...plain, name: 'cancelled', hotelId: '1201', from: 40, nights: 1, isCancelled: true },
];

const PAST = 24;
const pastHotels = ['1001', '1301', '1201', '1601', '1003', '2001'];

/** A stay every three weeks or so. */
const past = Array.from({ length: PAST }, (_, index): StoredStay => ({
  ...plain,
  name: `past${index + 1}`,
  hotelId: pastHotels[index % pastHotels.length] ?? '1001',
  from: -10 - 23 * index,
  nights: 1 + (index % 3),
  guarantee: index % 4 === 0 ? 'DEPOSIT' : 'NONE',
  hasArrived: true,
}));

/** The history of a customer: stays ahead, under way, over and cancelled. */
export const storedStays: readonly StoredStay[] = [...present, ...upcoming, ...cancelled, ...past];
