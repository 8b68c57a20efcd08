import { countBabies } from '@/domain/party';
import { toDecimal } from '@/domain/money';
import type { CreateBookingOrder, OrderedRoom } from '@/domain/order';
import { toWireLocale } from './toWireLocale';
import type { useBookStayMutation$variables } from './__generated__/useBookStayMutation.graphql';

type CreateBookingInput = useBookStayMutation$variables['input'];

/** An order as the booking API takes it. */
export function toCreateBookingInput(order: CreateBookingOrder): CreateBookingInput {
  const { contact, guarantee } = order;
  return {
    locale: toWireLocale(order.locale),
    hotelId: order.hotelId,
    dateRange: { ...order.stay },
    rooms: order.rooms.map((room, index) => toRoom(room, index, order)),
    contact: {
      profileType: contact.profileType,
      firstName: contact.firstName.trim(),
      lastName: contact.lastName.trim(),
      email: contact.email.trim(),
      phone: { countryCode: contact.phoneNumberCountryCode, number: contact.phoneNumber.replace(/[^\d]/g, '') },
      address: {
        street: contact.street.trim(),
        postCode: contact.postcode.trim(),
        city: contact.city.trim(),
        countryCode: contact.countryCode,
      },
      company:
        contact.profileType === 'BUSINESS'
          ? {
              name: contact.companyName.trim(),
              businessId: contact.businessId.trim() || null,
              reference: contact.reference.trim() || null,
            }
          : null,
    },
    loyaltyMembership: order.membership && {
      type: order.membership.type,
      // The input has no field for a card number: the API knows the customer's own.
      ...(order.membership.type === 'ASOM'
        ? { identifierKind: 'ASOM', identifier: order.membership.identifier }
        : { identifierKind: 'EMPTY', identifier: null }),
    },
    additionalInformation: contact.message.trim() || null,
    mode: order.mode,
    expectedPrice: { value: toDecimal(order.expectedPrice), currency: order.expectedPrice.currency },
    guarantee: {
      type: guarantee.type,
      flow: guarantee.flow,
      method: guarantee.method,
      bank: guarantee.bank,
      card: guarantee.card,
      returnUrl: order.returnUrl,
    },
  };
}

/**
 * The name that a room is booked in: its own guest's, else that of the guest who stays, by default the one who books.
 */
function guestOf(contact: CreateBookingOrder['contact'], index: number): CreateBookingInput['rooms'][number]['guest'] {
  const own = index > 0 ? contact.roomGuests[index - 1] : undefined;
  if (own?.lastName.trim()) return { firstName: own.firstName.trim(), lastName: own.lastName.trim() };
  return contact.isForOther
    ? { firstName: contact.guestFirstName.trim(), lastName: contact.guestLastName.trim() }
    : { firstName: contact.firstName.trim(), lastName: contact.lastName.trim() };
}

function toRoom(
  { choice, occupancy }: OrderedRoom,
  index: number,
  order: CreateBookingOrder,
): CreateBookingInput['rooms'][number] {
  const { offer } = choice;
  if (!offer) throw new Error('A room without a chosen offer is not ordered.');
  const babies = countBabies(occupancy.childAges);
  return {
    roomTypeRefId: offer.roomTypeRefId,
    rateRefId: offer.rateRefId,
    guest: guestOf(order.contact, index),
    adultCount: occupancy.adults,
    childCount: occupancy.childAges.length - babies,
    babyCount: babies,
    petCount: occupancy.pets,
    childAges: [...occupancy.childAges],
    extraServices: Object.values(choice.extraServices).map(({ id, quantity }) => ({
      extraServiceId: id,
      count: quantity,
    })),
    travelCot: choice.travelCot,
    bathOrShowerPreference: choice.bathroomWish,
    promotionCode: choice.promotionCode,
    blockCode: choice.blockCode,
    companyCode: order.companyCode,
  };
}
