import type { DateRange } from '@/domain/localDate';
import type { Currency } from '@/domain/money';
import type { PaymentFlow } from '@/domain/payment/payment';
import type { ProfileType } from '@/domain/guest/profile';
import type { BathroomType } from '@/domain/stay/roomType';
import { readAddress } from '../../wire/readAddress';
import { BadInputError } from '../../world/badInput';
import { PET_FEE_ID } from '../../world/codes';
import type { CustomerRecord } from '../../world/customers';
import type { Order, OrderGuarantee, RoomOrder } from '../../world/rules/order';
import type { BookedMembership, BookingContact } from '../../world/store/bookingRecord';
import { languageOf } from '../languages';
import { loyaltyNames, modeNames, named, paymentTypeNames } from '../names';

interface RoomInput {
  readonly roomTypeId: string;
  readonly rateId: string;
  readonly guest: { readonly firstName: string; readonly lastName: string };
  readonly adults: number;
  readonly childrenAges: readonly number[];
  readonly pets: number;
  readonly cribSelection: number;
  readonly packages: readonly string[];
  readonly bathroomWish: BathroomType;
  readonly extraServices: readonly { readonly extraServiceId: string; readonly quantity: number }[];
  readonly promotionCode?: string | null;
  readonly companyCode?: string | null;
  readonly blockCode?: string | null;
}

export interface ContactInput {
  readonly profileType: ProfileType;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumberCountryCode: string;
  readonly phoneNumber: string;
  readonly address?: {
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly countryCode: string;
  } | null;
  readonly company?: {
    readonly name: string;
    readonly businessId?: string | null;
    readonly reference?: string | null;
  } | null;
}

export interface CreateReservationInput {
  readonly locale: string;
  readonly hotelId: string;
  readonly dateRange: DateRange;
  readonly rooms: readonly RoomInput[];
  readonly contact: ContactInput;
  readonly notStayingContact?: ContactInput | null;
  readonly message?: string | null;
  readonly membershipType: string;
  readonly membershipNumber?: string | null;
  readonly reservationMode: string;
  /** Minor units, converted by the scalar. */
  readonly totalPrice: { readonly value: number; readonly currency: 'EUR' | 'RUB' | 'SPOINT' };
  readonly paymentType: string;
  readonly paymentFlow: PaymentFlow;
}

const readRoom = (input: RoomInput): RoomOrder => {
  if (input.packages.join() !== (input.pets > 0 ? PET_FEE_ID : '')) {
    throw new BadInputError(`A room with pets has the package ${PET_FEE_ID}, and no room has another one`);
  }
  return {
    roomTypeRefId: input.roomTypeId,
    rateRefId: input.rateId,
    guest: { firstName: input.guest.firstName, lastName: input.guest.lastName },
    adults: input.adults,
    childAges: input.childrenAges,
    pets: input.pets,
    extras: input.extraServices.map(({ extraServiceId, quantity }) => ({ id: extraServiceId, count: quantity })),
    travelCot: input.cribSelection,
    bathroomWish: input.bathroomWish,
    promotionCode: input.promotionCode || null,
    companyCode: input.companyCode || null,
    blockCode: input.blockCode || null,
  };
};

/** A contact in the world's terms. Throws BadInputError for a stay for business without an address. */
export const readContact = ({ address, ...input }: ContactInput): BookingContact => ({
  profileType: input.profileType,
  firstName: input.firstName,
  lastName: input.lastName,
  email: input.email,
  phoneCountryCode: input.phoneNumberCountryCode,
  phoneNumber: input.phoneNumber,
  address: readAddress(input.profileType, address && { ...address, postCode: address.postcode }),
  companyName: input.company?.name ?? null,
  // What is left out stays as it was, null erases it.
  ...(input.company?.businessId !== undefined && { businessId: input.company.businessId }),
  ...(input.company?.reference !== undefined && { reference: input.company.reference }),
});

/** The membership that a reservation is made with. A customer need not give the number that the chain knows. */
const readMembership = (
  { membershipType, membershipNumber }: CreateReservationInput,
  customer: CustomerRecord | null,
): BookedMembership | null => {
  const type = named(loyaltyNames, membershipType) ?? 'NONE';
  if (type === 'NONE') return null;
  const known = (type === 'ASOM' ? customer?.asom : customer?.sCard)?.identifier ?? null;
  const identifier = membershipNumber ?? known;
  return { type, identifierKind: identifier === null || type !== 'ASOM' ? 'EMPTY' : 'ASOM', identifier };
};

const readGuarantee = ({ paymentType, paymentFlow }: CreateReservationInput): OrderGuarantee => {
  const type = named(paymentTypeNames, paymentType) ?? 'NONE';
  if (type !== 'NONE') {
    if (paymentFlow !== 'NONE') throw new BadInputError('Another call starts what is to be paid or guaranteed');
    return { type, flow: null };
  }
  const nowhere = { bank: null, card: null, savedCardId: null, returnUrl: '/' };
  return { type, flow: paymentFlow, method: 'NONE', ...nowhere };
};

export const currencies: Readonly<Record<CreateReservationInput['totalPrice']['currency'], Currency>> = {
  EUR: 'EUR',
  RUB: 'RUB',
  SPOINT: 'S_POINT',
};

/** The order of a call: the world knows the one who books as the contact, here it is the one who stays. */
export const readOrder = (
  input: CreateReservationInput,
  customer: CustomerRecord | null,
  profile: ProfileType | null,
): Order => {
  const { contact, notStayingContact } = input;
  const booker = readContact(notStayingContact ?? contact);
  return {
    locale: languageOf(input.locale),
    hotelId: input.hotelId,
    stay: input.dateRange,
    rooms: input.rooms.map(readRoom),
    contact: booker.profileType === 'NO_PROFILE_SELECTED' && profile ? { ...booker, profileType: profile } : booker,
    guestContact: notStayingContact ? readContact(contact) : null,
    additionalInformation: input.message ?? null,
    membership: readMembership(input, customer),
    mode: named(modeNames, input.reservationMode) ?? 'STANDARD',
    expectedPrice: { amount: input.totalPrice.value, currency: currencies[input.totalPrice.currency] },
    guarantee: readGuarantee(input),
  };
};
