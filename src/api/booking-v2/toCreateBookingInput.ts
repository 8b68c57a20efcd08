import type { ContactInformation } from '@/domain/guest/contactInformation';
import { nameOfRoom, trimmedContact } from '@/domain/guest/orderedNames';
import { countBabies } from '@/domain/stay/party';
import { toDecimal } from '@/domain/money';
import type { CreateBookingOrder, OrderedRoom } from '@/domain/payment/order';
import { toWireCard } from './toWireCard';
import { toWireLocale } from './toWireLocale';
import type { useBookStayV2Mutation$variables } from './__generated__/useBookStayV2Mutation.graphql';

type CreateBookingInput = useBookStayV2Mutation$variables['input'];

/** An order as the booking API takes it. */
export function toCreateBookingInput(order: CreateBookingOrder): CreateBookingInput {
  const { guarantee } = order;
  const contact = trimmedContact(order.contact);
  return {
    locale: toWireLocale(order.locale),
    hotelId: order.hotelId,
    dateRange: { ...order.stay },
    rooms: order.rooms.map((room, index) => toRoom(room, index, order)),
    contact: {
      profileType: contact.profileType,
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: { countryCode: contact.phoneNumberCountryCode, number: contact.phoneNumber },
      ...toInvoicee(contact),
    },
    loyaltyMembership: order.membership && {
      type: order.membership.type,
      // The input has no field for a card number: the API knows the customer's own.
      ...(order.membership.type === 'ASOM'
        ? { identifierKind: 'ASOM', identifier: order.membership.identifier }
        : { identifierKind: 'EMPTY', identifier: null }),
    },
    additionalInformation: contact.message || null,
    mode: order.mode,
    expectedPrice: { value: toDecimal(order.expectedPrice), currency: order.expectedPrice.currency },
    guarantee: {
      type: guarantee.type,
      flow: guarantee.flow,
      method: guarantee.method,
      bank: guarantee.bank,
      card: toWireCard(guarantee.card),
      savedCardId: guarantee.savedCardId,
      returnUrl: order.returnUrl,
    },
  };
}

/** Whom the invoice of a stay for business goes to. */
function toInvoicee(contact: ContactInformation): Pick<CreateBookingInput['contact'], 'address' | 'company'> {
  if (contact.profileType !== 'BUSINESS') return { address: null, company: null };
  const { street, postcode, city, countryCode, companyName, businessId, reference } = contact;
  return {
    address: { street, postCode: postcode, city, countryCode },
    company: { name: companyName, businessId: businessId || null, reference: reference || null },
  };
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
    guest: nameOfRoom(order.contact, index),
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
