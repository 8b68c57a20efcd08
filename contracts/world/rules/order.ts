import type { DateRange, LocalDate } from '@/domain/localDate';
import type { BathroomType } from '@/domain/stay/roomType';
import type { SearchMode } from '@/domain/search/search';
import type { Bank, GuaranteeType, PaymentCard, PaymentFlow, PaymentMethod } from '@/domain/payment/payment';
import type { ContentLocale } from '../localized';
import type { Amount, HotelRecord, PriceLineRecord, RatePlanRecord, Sleepers } from '../model';
import type { RoomTypeRecord } from '../rooms/roomTypes';
import type { BookedMembership, BookingContact } from '../store/bookingRecord';

/** The way to pay or guarantee. */
export interface GuaranteeChoice {
  readonly type: GuaranteeType;
  readonly flow: PaymentFlow;
  readonly method: PaymentMethod;
  readonly bank: Bank | null;
  readonly card: PaymentCard | null;
  readonly savedCardId: string | null;
  readonly returnUrl: string;
}

/** A payment or guarantee that a later call starts, in a way that it names. */
export interface PlannedGuarantee {
  readonly type: Exclude<GuaranteeType, 'NONE'>;
  readonly flow: null;
}
export type OrderGuarantee = GuaranteeChoice | PlannedGuarantee;

export const isPlanned = (guarantee: OrderGuarantee): guarantee is PlannedGuarantee => guarantee.flow === null;

export interface RoomOrder extends Sleepers {
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly guest: { readonly firstName: string; readonly lastName: string };
  readonly extras: readonly { readonly id: string; readonly count: number }[];
  readonly travelCot: number;
  readonly bathroomWish: BathroomType;
  readonly promotionCode: string | null;
  readonly blockCode: string | null;
  readonly companyCode: string | null;
}

/** The input of an order. */
export interface Order {
  readonly locale: ContentLocale;
  readonly hotelId: string;
  readonly stay: DateRange;
  readonly rooms: readonly RoomOrder[];
  /** Who books. */
  readonly contact: BookingContact;
  /** Who stays, when given beside the one who books. */
  readonly guestContact: BookingContact | null;
  readonly additionalInformation: string | null;
  readonly membership: BookedMembership | null;
  /** Default: a stay of its own. */
  readonly mode?: SearchMode;
  readonly expectedPrice: Amount;
  readonly guarantee: OrderGuarantee;
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

/** Whether two names are of one person. */
export const isSamePerson = (one: Person, other: Person): boolean => {
  const name = ({ firstName, lastName }: Person) => `${firstName.trim()} ${lastName.trim()}`.toLocaleLowerCase('fi');
  return name(one) === name(other);
};

/** Whether the guest who books is not among those who stay. */
export const isForOther = ({
  contact,
  rooms,
}: {
  readonly contact: Person;
  readonly rooms: readonly { readonly guest: Person }[];
}): boolean => !rooms.some(({ guest }) => isSamePerson(guest, contact));

/** One room of an order with its references resolved; null where the hotel has no match. */
export interface KnownRoom {
  readonly order: RoomOrder;
  readonly roomType: RoomTypeRecord | null;
  readonly plan: RatePlanRecord | null;
  /** Nights whose price is agreed on already, by their day. */
  readonly keptNights?: ReadonlyMap<LocalDate, PriceLineRecord>;
}

/** An order with its references resolved. */
export interface KnownOrder {
  readonly order: Order;
  readonly hotel: HotelRecord;
  readonly rooms: readonly KnownRoom[];
}
