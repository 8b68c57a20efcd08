import type { Brand, HotelNotification } from '@/domain/content/hotel';
import type { LocalDate } from '@/domain/localDate';
import type { Currency } from '@/domain/money';
import type { LoyaltyType, Membership } from '@/domain/guest/membership';
import type { DepositRequirement, RestrictionReason } from '@/domain/rate/ratePlan';
import type { PriceLineKind } from '@/domain/stay/roomOffer';
import type { BathroomType, BedType, RoomFeature } from '@/domain/stay/roomType';
import type { AllowedGuarantee, Bank, PaymentCard } from '@/domain/payment/payment';
import type { Localized } from './localized';

/** One hotel of the chain. Amounts are cents. */
export interface HotelRecord {
  readonly id: string;
  readonly brand: Brand;
  readonly name: Localized;
  readonly slug: string;
  readonly cityId: string;
  readonly street: Localized;
  readonly postCode: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phone: string;
  readonly email: string;
  readonly companyId: 'finland' | 'north' | 'estonia';
  readonly summary: Localized;
  /** The price of a standard double on an ordinary Tuesday in an ordinary month. */
  readonly basePrice: number;
  readonly roomKinds: readonly string[];
  readonly season: 'city' | 'fell' | 'lake' | 'sea';
  readonly checkInTime?: string;
  readonly checkOutTime?: string;
  readonly notifications?: readonly { readonly level: HotelNotification['level']; readonly message: Localized }[];
  readonly cards?: readonly PaymentCard[];
  readonly banks?: readonly Bank[];
  /** What was measured in its accessible rooms where that differs from their kind; what pictures show is the kind's. */
  readonly roomMeasures?: { readonly turningSpace?: number; readonly bedHeight?: number };
  /** Cots the hotel owns; default: six. */
  readonly cots?: number;
  readonly sCard?: 'yes' | 'no' | 'desk';
  /** Address of the mark of a hotel under a name of its own. */
  readonly logo?: string;
  /** The hotel whose picture is used when this one has none. */
  readonly pictureOf?: string;
}

/** One kind of room, shared by the hotels that have it. */
export interface RoomKindRecord {
  readonly code: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly bedSize: BedType;
  readonly bathroomType: BathroomType;
  /** Guests bathe in the room itself: behind glass, or in a tub on its floor. */
  readonly isBathInRoom?: boolean;
  readonly minOccupancy: number;
  readonly maxOccupancy: number;
  /** People in regular beds; further ones get an extra bed. */
  readonly beds: number;
  readonly minSize: number;
  readonly maxSize: number;
  readonly features: readonly RoomFeature[];
  /** Per cent of the hotel's base price. */
  readonly pricePercent: number;
  /** Rooms of the kind in one hotel. */
  readonly capacity: number;
  /** Sold only to guests with pets, so that guests with allergies can use the other rooms. */
  readonly petsOnly?: boolean;
  readonly accessibility?: {
    readonly stepFreeShower: boolean;
    readonly doorWidth: number;
    readonly vibratingAlarm: boolean;
    readonly spaceBesideBed: number;
    readonly turningSpace: number;
    readonly bedHeight: number;
    readonly grabBars: boolean;
  };
}

/** What a guest needs to see the plan. */
export type PlanKey =
  | { readonly kind: 'open' }
  | { readonly kind: 'member'; readonly loyalty: Membership }
  | { readonly kind: 'promotion' | 'company' | 'block'; readonly code: string }
  | { readonly kind: 'reward' };

/** One rate plan of the chain. */
export interface RatePlanRecord {
  readonly code: string;
  readonly key: PlanKey;
  readonly name: Localized;
  readonly description: Localized;
  readonly includes: readonly Localized[];
  readonly breakfast: boolean;
  /** Percentage of the flexible price; a difference to 100 is shown as a discount. */
  readonly percent: number;
  /** Days before arrival on which free cancellation ends at 18:00; null when there is none. */
  readonly cancelDaysBefore: number | null;
  readonly depositRequirement: DepositRequirement;
  readonly guarantees: readonly AllowedGuarantee[];
  readonly loyaltyType: LoyaltyType;
  readonly restrictions: readonly RestrictionReason[];
  /** A stay for business is invoiced to the company, unless it is paid or guaranteed when booking. */
  readonly isInvoiced?: boolean;
  readonly isSold: (hotel: HotelRecord, arrival: LocalDate) => boolean;
}

/** One line of a price. Amounts are cents, or hundredths of a point. */
export interface PriceLineRecord {
  readonly kind: PriceLineKind;
  readonly label: Localized;
  readonly quantity: number;
  readonly unit: number;
  readonly total: number;
  readonly currency: Currency;
  readonly date: LocalDate | null;
  readonly vatRate: number;
  /** When the desk charged it during the stay, milliseconds; missing for what was booked. */
  readonly chargedAt?: number;
}

/** An amount in minor units. */
export interface Amount {
  readonly amount: number;
  readonly currency: Currency;
}

/** The occupancy of one room, as the rules need it. */
export interface Sleepers {
  readonly adults: number;
  readonly childAges: readonly number[];
  readonly pets: number;
}
