import { graphql, readInlineData } from 'relay-runtime';
import { isSamePerson } from '@/domain/guest/contactInformation';
import { profileTypes } from '@/domain/guest/profile';
import {
  NO_ADDRESS,
  bookingPaymentTypes,
  parseGuaranteeStatus,
  parseReservationSource,
  parseReservationStatus,
  paymentStatuses,
  reservationOptionNames,
} from '@/domain/reservation/reservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { withoutInvoicePayment } from '@/domain/reservation/reservationOptions';
import { loyaltyTypes } from '@/domain/guest/membership';
import { knownOr } from '@/domain/known';
import { readOptional, readOr, readTextOr } from '../readEach';
import { readText } from '../readLeaf';
import { readOptions } from '../readOption';
import { readRefund } from '../readRefund';
import { readDate, readInstant } from '../readTime';
import { readVatTotals } from '../readVatTotals';
import { readWalletPasses } from '../readWalletPasses';
import { readHotel } from './readHotel';
import { readLogo } from './readLogo';
import { readMoney } from './readMoney';
import { readReservedRoom } from './readReservedRoom';
import type { readReservation_booking$key } from './__generated__/readReservation_booking.graphql';

void graphql`
  fragment readReservation_option on ReservationOption @relay(mask: false) {
    enabled
    allowed
    issueReason
  }
`;

const fragment = graphql`
  fragment readReservation_booking on HotelReservation
  @inline
  @argumentDefinitions(
    withLines: { type: "Boolean", defaultValue: false }
    withHeldUntil: { type: "Boolean", defaultValue: false }
    withRefund: { type: "Boolean", defaultValue: false }
    withCancelledAt: { type: "Boolean", defaultValue: false }
    withPasses: { type: "Boolean", defaultValue: false }
  ) {
    id
    bookingHash
    locale
    status
    guaranteeStatus
    paymentStatus
    paymentType
    createdAt
    heldUntil @include(if: $withHeldUntil)
    cancelledAt @include(if: $withCancelledAt)
    walletPasses @include(if: $withPasses) {
      kind
      url
    }
    refund @include(if: $withRefund) {
      amount {
        value
        currency
      }
      status
      method
      expectedBy
    }
    loyaltyMembership {
      type
    }
    arrivalDate
    departureDate
    hotel {
      ...readHotel_hotel @relay(mask: false)
      ...readLogo_hotel
    }
    rooms {
      ...readReservedRoom_room @arguments(withLines: $withLines)
    }
    contact {
      profileType
      firstName
      lastName
      email
      phoneCountryCode
      phoneNumber
      companyName
      address {
        street
        postCode
        city
        countryCode
      }
    }
    additionalInformation
    monetaryTotals {
      total {
        ...readMoney_money
      }
      paid {
        ...readMoney_money
      }
      balance {
        ...readMoney_money
      }
      vat @include(if: $withLines) {
        vatRate
        gross {
          value
          currency
        }
        tax {
          value
          currency
        }
      }
    }
    options {
      cancel {
        ...readReservation_option @relay(mask: false)
      }
      onlineCancel {
        ...readReservation_option @relay(mask: false)
      }
      checkIn {
        ...readReservation_option @relay(mask: false)
      }
      checkOut {
        ...readReservation_option @relay(mask: false)
      }
      createMobileKey {
        ...readReservation_option @relay(mask: false)
      }
      createPhysicalKey {
        ...readReservation_option @relay(mask: false)
      }
      guarantee {
        ...readReservation_option @relay(mask: false)
      }
      modifyDates {
        ...readReservation_option @relay(mask: false)
      }
      modifyExtraServices {
        ...readReservation_option @relay(mask: false)
      }
      modifyRoomTypes {
        ...readReservation_option @relay(mask: false)
      }
    }
    source
  }
`;

/** A booking of the booking API. */
export function readReservation(ref: readReservation_booking$key): Reservation {
  const booking = readInlineData<readReservation_booking$key>(fragment, ref);
  const { contact: wire, monetaryTotals: totals } = booking;
  const contact: Reservation['contact'] = {
    firstName: readTextOr('', wire.firstName),
    lastName: readTextOr('', wire.lastName),
    email: readTextOr('', wire.email),
    profileType: knownOr(wire.profileType, profileTypes, 'NO_PROFILE_SELECTED'),
    phoneCountryCode: readTextOr('', wire.phoneCountryCode),
    phoneNumber: readTextOr('', wire.phoneNumber),
    address:
      readOptional(wire.address, (address) => ({
        street: readTextOr('', address.street),
        postCode: readTextOr('', address.postCode),
        city: readTextOr('', address.city),
        countryCode: readTextOr('', address.countryCode),
      })) ?? NO_ADDRESS,
    companyName: readOptional(wire.companyName, readText),
  };
  const rooms = booking.rooms.map(readReservedRoom);
  const paymentStatus = knownOr(booking.paymentStatus, paymentStatuses, null);
  const options = withoutInvoicePayment(readOptions(booking.options), paymentStatus);
  return {
    bookingNumber: readText(booking.id),
    bookingHash: readText(booking.bookingHash),
    // The API has no code of its own.
    deskCode: readText(booking.id),
    status: parseReservationStatus(booking.status),
    guaranteeStatus: parseGuaranteeStatus(booking.guaranteeStatus),
    paymentStatus,
    paymentType: knownOr(booking.paymentType, bookingPaymentTypes, null),
    createdAt: readOr(null, () => readInstant(booking.createdAt)),
    membership: knownOr(booking.loyaltyMembership?.type, loyaltyTypes, null),
    heldUntil: booking.heldUntil === undefined ? undefined : readOptional(booking.heldUntil, readInstant),
    refund: readRefund(booking.refund),
    cancelledAt: readOr(null, () => readOptional(booking.cancelledAt, readInstant)),
    hotel: { ...readHotel(booking.hotel), logo: readLogo(booking.hotel) },
    stay: { startDate: readDate(booking.arrivalDate), endDate: readDate(booking.departureDate) },
    rooms,
    contact,
    // The API has one contact for all.
    guestContact: null,
    message: readOptional(booking.additionalInformation, readText),
    total: readMoney(totals.total),
    paid: readMoney(totals.paid),
    balance: readMoney(totals.balance),
    vat: readVatTotals(totals.vat),
    options,
    isContactStaying: rooms.some(({ guest }) => isSamePerson(guest, contact)),
    source: parseReservationSource(booking.source),
    // The API has no mode: it shows in why a stay of a trip cannot be cancelled or changed alone.
    mode: reservationOptionNames.some((name) => options[name].issueReason === 'ITINERARY') ? 'ITINERARY' : 'STANDARD',
    changes: 'byContact',
    stayProgress: null,
    walletPasses: readWalletPasses(booking.walletPasses),
  };
}
