import { EMPTY_CONTACT } from '@/domain/guest/emptyContact';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { CreateBookingOrder } from '@/domain/payment/order';
import { EMPTY_OCCUPANCY } from '@/domain/stay/party';
import type { RoomPlacement } from '@/domain/stay/party';
import { occupanciesOf, placeParty } from '@/domain/stay/placement';
import { priceOf } from '@/domain/price/requote';
import { setExtraQuantity } from '@/domain/stay/extras';
import { newRoomChoices } from '@/domain/stay/roomChoice';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import type { SearchCriteria } from '@/domain/search/search';

/** Nothing is due before arrival. */
export const atHotel = {
  type: 'NONE',
  flow: 'NONE',
  method: 'NONE',
  bank: null,
  card: null,
  savedCardId: null,
} as const;
export const byCard = {
  type: 'DEPOSIT',
  flow: 'WEB_TERMINAL',
  method: 'CARD',
  bank: null,
  card: 'VISA',
  savedCardId: null,
} as const;

export interface WantedOrder extends Partial<Omit<CreateBookingOrder, 'contact'>> {
  readonly criteria: SearchCriteria;
  /** Its code. */
  readonly rate?: string;
  /** Two of this extra service for each room. */
  readonly extra?: string;
  readonly contact?: Partial<CreateBookingOrder['contact']>;
}

/** The order of the first room type that is sold at a rate, for the guests of a search. */
export function orderFor(
  found: HotelOffers,
  { criteria, rate: code = 'WEBBAR', extra, contact, ...fields }: WantedOrder,
): CreateBookingOrder {
  const placement = placeParty(criteria.party);
  const service = found.extraServices?.find(({ id }) => id === extra);
  const choices = newRoomChoices(placement).map((choice, index) => {
    const configuration = found.configurations.find(({ roomIndex }) => roomIndex === index);
    const offer = found.offers.find(
      ({ roomConfigurationId, rateCode }) => roomConfigurationId === configuration?.id && rateCode === code,
    );
    if (!offer || (extra && !service)) throw new Error(`Nothing at ${code} for room ${index}`);
    return {
      ...choice,
      offer,
      room: found.roomTypes.find(({ refId }) => refId === offer.roomTypeRefId) ?? null,
      rate: found.rates.find(({ refId }) => refId === offer.rateRefId) ?? null,
      extraServices: service ? setExtraQuantity({}, service, 2) : {},
      promotionCode: criteria.promotionCode || null,
      blockCode: criteria.blockCode || null,
    };
  });
  return { ...orderOf(found, choices, placement, { criteria, contact }), ...fields };
}

/** The order of what was chosen for each room. */
export function orderOf(
  found: HotelOffers,
  choices: readonly RoomChoice[],
  placement: RoomPlacement,
  { criteria, contact }: Pick<WantedOrder, 'contact' | 'criteria'>,
): CreateBookingOrder {
  const occupancies = occupanciesOf(placement);
  return {
    locale: 'en',
    mode: criteria.mode,
    hotelId: found.hotel.id,
    stay: { startDate: criteria.startDate, endDate: criteria.endDate },
    rooms: choices.map((choice, index) => ({ choice, occupancy: occupancies[index] ?? EMPTY_OCCUPANCY })),
    contact: {
      ...EMPTY_CONTACT,
      profileType: 'PRIVATE',
      firstName: 'Maija',
      lastName: 'Mäkinen',
      email: 'maija@guest.example',
      phoneNumber: '40 123 4567',
      street: 'Koivukuja 1',
      postcode: '00100',
      city: 'Helsinki',
      ...contact,
    },
    companyCode: criteria.companyCode || null,
    asCustomer: false,
    membership: null,
    expectedPrice: priceOf(choices).total,
    guarantee: atHotel,
    returnUrl: '/en/payment/return',
  };
}
