import { graphql, readInlineData } from 'relay-runtime';
import { parseGuaranteeStatus, parseReservationStatus, paymentStatuses } from '@/domain/reservation';
import type { Reservation, ReservationOption } from '@/domain/reservation';
import { loyaltyTypes } from '@/domain/membership';
import { failureCatalogue } from '@/domain/failure';
import { knownOr } from '@/domain/known';
import { readOptional, readOr, readTextOr } from '../readEach';
import { readText } from '../readLeaf';
import { readRefund } from '../readRefund';
import { readDate, readInstant } from '../readTime';
import { readVatTotals } from '../readVatTotals';
import { readHotel } from './readHotel';
import { readMoney } from './readMoney';
import { readReservedRoom } from './readReservedRoom';
import type {
  readReservation_booking$data,
  readReservation_booking$key,
} from './__generated__/readReservation_booking.graphql';

type WireOption = readReservation_booking$data['options']['cancel'];

/** An option without a readable answer is not offered. */
const readOption = ({ enabled, allowed, issueReason }: WireOption): ReservationOption => ({
  enabled: enabled === true,
  allowed: allowed === true,
  issueReason: issueReason ? knownOr(issueReason, failureCatalogue.option, 'NOT_AVAILABLE') : null,
});

const fragment = graphql`
  fragment readReservation_booking on HotelReservation
  @inline
  @argumentDefinitions(
    withLines: { type: "Boolean", defaultValue: false }
    withHeldUntil: { type: "Boolean", defaultValue: false }
    withRefund: { type: "Boolean", defaultValue: false }
  ) {
    id
    bookingHash
    locale
    status
    guaranteeStatus
    paymentStatus
    createdAt
    heldUntil @include(if: $withHeldUntil)
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
      ...readHotel_hotel
    }
    rooms {
      ...readReservedRoom_room @arguments(withLines: $withLines)
    }
    contact {
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
        enabled
        allowed
        issueReason
      }
      onlineCancel {
        enabled
        allowed
        issueReason
      }
      guarantee {
        enabled
        allowed
        issueReason
      }
    }
  }
`;

/** A booking of the booking API. */
export function readReservation(ref: readReservation_booking$key): Reservation {
  const booking = readInlineData<readReservation_booking$key>(fragment, ref);
  const { contact, monetaryTotals: totals, options } = booking;
  return {
    bookingNumber: readText(booking.id),
    bookingHash: readText(booking.bookingHash),
    status: parseReservationStatus(booking.status),
    guaranteeStatus: parseGuaranteeStatus(booking.guaranteeStatus),
    paymentStatus: knownOr(booking.paymentStatus, paymentStatuses, null),
    createdAt: readOr(null, () => readInstant(booking.createdAt)),
    membership: knownOr(booking.loyaltyMembership?.type, loyaltyTypes, null),
    heldUntil: booking.heldUntil === undefined ? undefined : readOptional(booking.heldUntil, readInstant),
    refund: readRefund(booking.refund),
    hotel: readHotel(booking.hotel),
    stay: { startDate: readDate(booking.arrivalDate), endDate: readDate(booking.departureDate) },
    rooms: booking.rooms.map(readReservedRoom),
    contact: {
      firstName: readTextOr('', contact.firstName),
      lastName: readTextOr('', contact.lastName),
      email: readTextOr('', contact.email),
      phone: `${readTextOr('', contact.phoneCountryCode)} ${readTextOr('', contact.phoneNumber)}`.trim(),
      address: {
        street: readTextOr('', contact.address.street),
        postCode: readTextOr('', contact.address.postCode),
        city: readTextOr('', contact.address.city),
        countryCode: readTextOr('', contact.address.countryCode),
      },
      companyName: readOptional(contact.companyName, readText),
    },
    message: readOptional(booking.additionalInformation, readText),
    total: readMoney(totals.total),
    paid: readMoney(totals.paid),
    balance: readMoney(totals.balance),
    vat: readVatTotals(totals.vat),
    options: {
      cancel: readOption(options.cancel),
      onlineCancel: readOption(options.onlineCancel),
      guarantee: readOption(options.guarantee),
    },
  };
}
