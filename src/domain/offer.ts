import { knownOr } from './known';
import type { Money } from './money';
import type { LocalDate } from './localDate';
import type { AllowedGuarantee } from './payment';
import type { Occupancy } from './party';

/** Beds and their width in centimetres, as the API names them (`TWIN_90`). */
export const bedTypes = [
  'FOUR_80',
  'FOUR_90',
  'FOUR_100',
  'KING_180',
  'KING_200',
  'KING_210',
  'KING_240',
  'QUEEN_160',
  'SEVEN_100',
  'SINGLE_80',
  'SINGLE_90',
  'SINGLE_100',
  'SINGLE_120',
  'SINGLE_140',
  'THREE_100',
  'TWIN_80',
  'TWIN_90',
  'TWIN_100',
  'TWIN_105',
  'TWIN_120',
  'TWIN_KING_180',
  'TWIN_KING_200',
  'TWIN_QUEEN_160',
] as const;

export type BedType = (typeof bedTypes)[number];

/** In the order in which they are offered as a wish. */
export const bathroomTypes = ['NONE', 'BATH', 'SHOWER'] as const;

export type BathroomType = (typeof bathroomTypes)[number];

export const parseBathroomType = (type: unknown): BathroomType => knownOr(type, bathroomTypes, 'NONE');

export const roomFeatures = [
  'ACCESSIBLE',
  'AIR_CONDITIONING',
  'BALCONY',
  'COFFEE_MAKER',
  'CONNECTING_ROOM',
  'DESK',
  'FIREPLACE',
  'FRIDGE',
  'GLASS_ROOF',
  'KITCHENETTE',
  'LAKE_VIEW',
  'MINIBAR',
  'PET_ROOM',
  'SAFE',
  'SAUNA',
  'SEA_VIEW',
  'TRAVEL_COT_POSSIBLE',
] as const;

export type RoomFeature = (typeof roomFeatures)[number];

/** Why an offer or a rate is not for everyone. */
export const restrictionReasons = [
  'ASOM_NOT_ALLOWED',
  'ASOM_REQUIRED',
  'BOOKING_FOR_OTHER_NOT_ALLOWED',
  'BOOKING_FOR_OTHER_REQUIRES_PAYMENT',
  'LOGIN_REQUIRED',
  'ONLY_S_BANK_PAYMENTS',
  'STAFF_MEMBERSHIP_REQUIRED',
  'SUFFICIENT_S_POINTS_REQUIRED',
  'S_CARD_NOT_ALLOWED',
  'S_CARD_REQUIRED',
] as const;
export type RestrictionReason = (typeof restrictionReasons)[number];

/** The memberships of the chain. */
export const memberships = ['ASOM', 'S_CARD'] as const;
export type Membership = (typeof memberships)[number];

/** A membership by its name; older parts of the API and older links call the S-Card `SCARD`. */
export const parseMembership = (name: string): Membership | null =>
  knownOr(name === 'SCARD' ? 'S_CARD' : name, memberships, null);

/** What a search, a rate or a customer may name as a membership. */
export const loyaltyTypes = [...memberships, 'NONE'] as const;
export type LoyaltyType = (typeof loyaltyTypes)[number];

export const parseLoyaltyType = (type: unknown): LoyaltyType => knownOr(type, loyaltyTypes, 'NONE');

export interface RoomType {
  readonly refId: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly minOccupancy: number;
  readonly maxOccupancy: number;
  /** Square metres. */
  readonly minSize: number;
  readonly maxSize: number;
  readonly features: readonly RoomFeature[];
  /** Null for a bed that this site has no words for. */
  readonly bedSize: BedType | null;
  readonly bathroomType: BathroomType;
  readonly image: { readonly url: string; readonly alt: string } | null;
  readonly accessibility: {
    readonly stepFreeShower: boolean;
    /** Centimetres. */
    readonly doorWidth: number;
    readonly vibratingAlarm: boolean;
    readonly spaceBesideBed: number;
  } | null;
}

/** What is due when booking, the mildest first. */
export const depositRequirements = ['NO_DEPOSIT_REQUIRED', 'GUARANTEE_REQUIRED', 'DEPOSIT_REQUIRED'] as const;
export type DepositRequirement = (typeof depositRequirements)[number];

/** An unknown requirement counts as the strictest. */
export const parseDepositRequirement = (requirement: unknown): DepositRequirement =>
  knownOr(requirement, depositRequirements, 'DEPOSIT_REQUIRED');

/** A rate plan: what a price includes and on what terms it is sold. */
export interface RatePlan {
  readonly refId: string;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly includes: readonly string[];
  readonly breakfastIncluded: boolean;
  readonly depositRequirement: DepositRequirement;
  /** The membership a guest needs. */
  readonly loyaltyType: LoyaltyType;
  /** On what terms the plan is sold, whoever asks. */
  readonly restrictions: readonly RestrictionReason[];
  readonly allowedGuarantees: readonly AllowedGuarantee[];
}

export const priceLineKinds = ['CHILD', 'DISCOUNT', 'EXTRA_SERVICE', 'NIGHT', 'PET', 'TRAVEL_COT'] as const;

export type PriceLineKind = (typeof priceLineKinds)[number];

/** A line of an unknown kind counts as an extra: it is shown by its label, and its total counts. */
export const parsePriceLineKind = (kind: unknown): PriceLineKind => knownOr(kind, priceLineKinds, 'EXTRA_SERVICE');

/** One line of a price; `total` may be negative for a discount. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly label: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  readonly total: Money;
  readonly date: LocalDate | null;
  /** Hundredths of a per cent, included in `total`: 1400 is 14 %. */
  readonly vatRate: number;
}

/** What changed the price of an offer. */
export const appliedTerms = ['PROMOTION_CODE', 'BLOCK_CODE', 'COMPANY_CODE', 'ASOM'] as const;

/** How a room may be given up: free until an instant (ISO 8601), or not at all. */
export type CancelTerms = { readonly kind: 'free'; readonly until: string } | { readonly kind: 'none' };

/** One room type at one rate for one room of the search, as the guest saw it. */
export interface RoomOffer {
  readonly hotelId: string;
  readonly roomConfigurationId: string;
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly rateCode: string;
  /** The room for the whole stay, with the fees of its children and pets, without extras. */
  readonly price: Money;
  readonly priceWithoutDiscount: Money | null;
  /** Empty when the API does not tell lines. */
  readonly lines: readonly PriceLine[];
  readonly applied: readonly (typeof appliedTerms)[number][];
  readonly cancel: CancelTerms;
  /** What stands between this guest and the offer; empty when they may have it. */
  readonly restrictions: readonly RestrictionReason[];
  readonly roomsLeft: number | null;
}

/** One room of the search and who sleeps in it. */
export interface RoomConfiguration extends Occupancy {
  readonly id: string;
  readonly roomIndex: number;
}

export const extraServiceKinds = ['ASOM', 'COMPANY', 'CONTRACT', 'INCLUDED_IN_RATE', 'REGULAR', 'VOUCHER'] as const;
export const extraServiceCategories = ['COMFORT', 'EQUIPMENT'] as const;
export const extraServiceTypes = ['BREAKFAST', 'PET_CHARGE', 'ROOM'] as const;

export const parseExtraServiceCategory = (category: unknown): ExtraService['category'] =>
  knownOr(category, extraServiceCategories, 'COMFORT');

export interface ExtraService {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly kind: (typeof extraServiceKinds)[number];
  readonly category: (typeof extraServiceCategories)[number];
  readonly type: (typeof extraServiceTypes)[number];
  readonly categoryIds: readonly string[];
  /** One unit for the whole stay. */
  readonly unitPrice: Money;
  /** Tax that `unitPrice` includes, hundredths of a per cent; missing when the API does not tell. */
  readonly vatRate?: number | null;
  /** Units left for these nights. */
  readonly count: number;
  readonly maxPerRoom: number;
  readonly maxPerReservation: number;
}

export interface ExtraServiceLimit {
  readonly category: ExtraService['category'];
  readonly maxPerReservation: number;
  readonly maxPerRoom: number;
}
