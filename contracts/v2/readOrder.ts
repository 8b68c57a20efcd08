import type { LoyaltyType } from '@/domain/guest/membership';
import type { BathroomType } from '@/domain/stay/roomType';
import type { Currency } from '@/domain/money';
import type { DateRange } from '@/domain/localDate';
import type { ProfileType } from '@/domain/guest/profile';
import type { SearchMode } from '@/domain/search/search';
import { readAddress } from '../wire/readAddress';
import { BadInputError } from '../world/badInput';
import { babiesOf } from '../world/rates/priceRoom';
import type { GuaranteeChoice, Order, RoomOrder } from '../world/rules/order';
import { contentLocale, type ApiLocale } from './apiLocale';

export type GuaranteeInput = Pick<GuaranteeChoice, 'flow' | 'method' | 'returnUrl' | 'type'> &
  Partial<Pick<GuaranteeChoice, 'bank' | 'card' | 'savedCardId'>>;

interface RoomInput {
  readonly roomTypeRefId: string;
  readonly rateRefId: string;
  readonly guest: { readonly firstName: string; readonly lastName: string };
  readonly adultCount: number;
  readonly childCount: number;
  readonly babyCount: number;
  readonly petCount: number;
  readonly childAges: readonly number[];
  readonly extraServices: readonly { readonly extraServiceId: string; readonly count: number }[];
  readonly travelCot: number;
  readonly bathOrShowerPreference: BathroomType;
  readonly promotionCode?: string | null;
  readonly blockCode?: string | null;
  readonly companyCode?: string | null;
}

export interface CreateBookingInput {
  readonly locale: ApiLocale;
  readonly hotelId: string;
  readonly dateRange: DateRange;
  readonly rooms: readonly RoomInput[];
  readonly contact: {
    readonly profileType: ProfileType;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly phone: { readonly countryCode: string; readonly number: string };
    readonly address?: {
      readonly street: string;
      readonly postCode: string;
      readonly city: string;
      readonly countryCode: string;
    } | null;
    readonly company?: { readonly name: string } | null;
  };
  readonly additionalInformation?: string | null;
  readonly mode?: SearchMode;
  readonly loyaltyMembership?: {
    readonly type: LoyaltyType;
    readonly identifierKind: 'ASOM' | 'ASOMID' | 'EMPTY';
    readonly identifier?: string | null;
  } | null;
  /** Minor units, converted by the scalar. */
  readonly expectedPrice: { readonly value: number; readonly currency: Currency };
  readonly guarantee: GuaranteeInput;
}

export const readGuarantee = (input: GuaranteeInput): GuaranteeChoice => ({
  type: input.type,
  flow: input.flow,
  method: input.method,
  returnUrl: input.returnUrl,
  bank: input.bank ?? null,
  card: input.card ?? null,
  savedCardId: input.savedCardId ?? null,
});

const readRoom = (input: RoomInput): RoomOrder => {
  const sleepers = { adults: input.adultCount, childAges: input.childAges, pets: input.petCount };
  const babies = babiesOf(sleepers);
  if (babies !== input.babyCount || input.childAges.length - babies !== input.childCount) {
    throw new BadInputError('Counts of children and babies do not agree with their ages');
  }
  return {
    ...sleepers,
    roomTypeRefId: input.roomTypeRefId,
    rateRefId: input.rateRefId,
    guest: { firstName: input.guest.firstName, lastName: input.guest.lastName },
    extras: input.extraServices.map(({ extraServiceId, count }) => ({ id: extraServiceId, count })),
    travelCot: input.travelCot,
    bathroomWish: input.bathOrShowerPreference,
    promotionCode: input.promotionCode || null,
    blockCode: input.blockCode || null,
    companyCode: input.companyCode || null,
  };
};

export const readOrder = (input: CreateBookingInput): Order => {
  const { contact, loyaltyMembership } = input;
  return {
    locale: contentLocale(input.locale),
    hotelId: input.hotelId,
    stay: input.dateRange,
    rooms: input.rooms.map(readRoom),
    contact: {
      profileType: contact.profileType,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phoneCountryCode: contact.phone.countryCode,
      phoneNumber: contact.phone.number,
      address: readAddress(contact.profileType, contact.address),
      companyName: contact.company?.name ?? null,
    },
    guestContact: null,
    additionalInformation: input.additionalInformation ?? null,
    mode: input.mode,
    membership: loyaltyMembership
      ? {
          type: loyaltyMembership.type,
          identifierKind: loyaltyMembership.identifierKind,
          identifier: loyaltyMembership.identifier ?? null,
        }
      : null,
    expectedPrice: { amount: input.expectedPrice.value, currency: input.expectedPrice.currency },
    guarantee: readGuarantee(input.guarantee),
  };
};
