import type { PricedExtra } from './extras';
import { money } from '../money';
import type { ExtraService } from './extraService';
import type { RatePlan } from '../rate/ratePlan';
import type { PriceLine, RoomOffer } from './roomOffer';
import type { RoomType } from './roomType';

/** Plain offers, rates, rooms and extras for tests; each test sets the fields it is about. */
export const aRate = (fields: Partial<RatePlan> = {}): RatePlan => ({
  refId: fields.code ?? 'BAR',
  code: 'BAR',
  name: 'Flexible',
  description: '',
  includes: [],
  breakfastIncluded: true,
  depositRequirement: 'NO_DEPOSIT_REQUIRED',
  loyaltyType: 'NONE',
  restrictions: [],
  allowedGuarantees: [{ type: 'NONE', methods: ['NONE'], flows: ['NONE'] }],
  ...fields,
});

export const aRoomType = (fields: Partial<RoomType> = {}): RoomType => ({
  refId: 'standard',
  name: 'Standard',
  description: '',
  minOccupancy: 1,
  maxOccupancy: 2,
  minSize: 18,
  maxSize: 20,
  features: [],
  bedSize: 'TWIN_90',
  bathroomType: 'SHOWER',
  pictures: [],
  accessibility: null,
  ...fields,
});

export const anOffer = (fields: Partial<RoomOffer> = {}): RoomOffer => ({
  hotelId: 'kamppi',
  roomConfigurationId: 'room-0',
  roomTypeRefId: 'standard',
  rateRefId: fields.rateCode ?? 'BAR',
  rateCode: 'BAR',
  price: money(24000),
  priceWithoutDiscount: null,
  lines: [],
  applied: [],
  cancel: { kind: 'none' },
  restrictions: [],
  roomsLeft: null,
  ...fields,
});

export const aNight = (date: string, amount: number, vatRate = 1400): PriceLine => ({
  kind: 'NIGHT',
  label: 'Night',
  quantity: 1,
  unitPrice: money(amount),
  total: money(amount),
  date,
  vatRate,
});

export const aService = (fields: Partial<ExtraService> = {}): ExtraService => ({
  id: 'breakfast',
  name: 'Breakfast',
  description: '',
  kind: 'REGULAR',
  category: 'COMFORT',
  type: 'BREAKFAST',
  categoryIds: [],
  unitPrice: money(1250),
  isNightly: false,
  count: 500,
  maxPerRoom: 200,
  maxPerReservation: 400,
  ...fields,
});

export const aChosenExtra = (fields: Partial<PricedExtra> = {}): PricedExtra => ({
  id: 'breakfast',
  name: 'Breakfast',
  type: 'BREAKFAST',
  expectedUnitPrice: money(1250),
  quantity: 2,
  isAlcohol: false,
  vatRate: 1400,
  ...fields,
});
