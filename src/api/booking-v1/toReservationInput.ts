import type { ContactInformation } from '@/domain/guest/contactInformation';
import { PET_EXTRA_ID } from '@/domain/limits';
import type { CreateBookingOrder, OrderedRoom } from '@/domain/payment/order';
import { nameOfRoom, stayingGuest, trimmedContact } from '@/domain/guest/orderedNames';
import { localeCode } from '@/i18n/locales';
import { toPaymentType } from '../site/toPaymentWay';
import { toWireMoney } from '../site/toWireMoney';
import { toWireMembership, toWireMode } from './availabilityCriteria';
import type { useBookStayV1Mutation$variables } from './__generated__/useBookStayV1Mutation.graphql';

type Input = useBookStayV1Mutation$variables['input'];

/** An order as the site's API takes it; how it is paid follows in a call of its own. */
export function toReservationInput(order: CreateBookingOrder): Input {
  const booker = toContactInput(order.contact);
  const { isForOther } = order.contact;
  return {
    locale: localeCode(order.locale),
    hotelId: order.hotelId,
    dateRange: { ...order.stay },
    rooms: order.rooms.map((room, index) => toRoom(room, index, order)),
    // The hotel reaches the one who stays through the one who books.
    contact: isForOther ? { ...booker, ...stayingGuest(order.contact) } : booker,
    notStayingContact: isForOther ? booker : null,
    reservationMode: toWireMode(order.mode),
    message: order.contact.message.trim() || null,
    membershipType: toWireMembership(order.membership?.type ?? 'NONE'),
    membershipNumber: order.membership?.identifier ?? null,
    totalPrice: toWireMoney(order.expectedPrice),
    paymentType: toPaymentType(order.guarantee.type),
    // The flow of a payment is named when it starts.
    paymentFlow: order.guarantee.type === 'NONE' ? order.guarantee.flow : 'NONE',
  };
}

/** The one who books. */
export function toContactInput(typed: ContactInformation): Input['contact'] {
  const { profileType, firstName, lastName, email, phoneNumberCountryCode, phoneNumber, ...contact } =
    trimmedContact(typed);
  const { street, postcode, city, countryCode, companyName, businessId, reference } = contact;
  return {
    profileType,
    firstName,
    lastName,
    email,
    phoneNumberCountryCode,
    phoneNumber,
    // For the invoice.
    address: profileType === 'BUSINESS' ? { street, postcode, city, countryCode } : null,
    company:
      profileType === 'BUSINESS'
        ? // No read has the two: an empty field must leave what the company gave, and null would erase it.
          { name: companyName, ...(businessId && { businessId }), ...(reference && { reference }) }
        : null,
  };
}

function toRoom({ choice, occupancy }: OrderedRoom, index: number, order: CreateBookingOrder): Input['rooms'][number] {
  const { offer } = choice;
  if (!offer) throw new Error('A room without a chosen offer is not ordered.');
  return {
    roomTypeId: offer.roomTypeRefId,
    rateId: offer.rateRefId,
    guest: nameOfRoom(order.contact, index),
    adults: occupancy.adults,
    childrenAges: [...occupancy.childAges],
    pets: occupancy.pets,
    cribSelection: choice.travelCot,
    packages: occupancy.pets > 0 ? [PET_EXTRA_ID] : [],
    bathroomWish: choice.bathroomWish,
    extraServices: Object.values(choice.extraServices).map(({ id, quantity }) => ({ extraServiceId: id, quantity })),
    promotionCode: choice.promotionCode,
    blockCode: choice.blockCode,
    companyCode: order.companyCode,
  };
}
