import { graphql, readInlineData } from 'relay-runtime';
import { guaranteeStatuses, paymentStatuses, refundStatuses, reservationStatuses } from '@/domain/reservation';
import type { Refund, Reservation } from '@/domain/reservation';
import { loyaltyTypes } from '@/domain/offer';
import { failureCatalogue } from '@/domain/failure';
import { paymentMethods } from '@/domain/payment';
import { knownOr } from './known';
import { readHotel } from './readHotel';
import { readMoney } from './readMoney';
import { readReservedRoom } from './readReservedRoom';
import type {
  readReservation_booking$data,
  readReservation_booking$key,
} from './__generated__/readReservation_booking.graphql';

type WireOption = readReservation_booking$data['options']['cancel'];

const readOption = ({ enabled, allowed, issueReason }: WireOption) => ({
  enabled,
  allowed,
  // A reason from the future has no words here; it reads as not available.
  issueReason: issueReason ? knownOr(issueReason, failureCatalogue.option, 'NOT_AVAILABLE') : null,
});

type WireRefund = NonNullable<readReservation_booking$data['refund']>;

function readRefund({ amount, status, method, expectedBy }: WireRefund): Refund {
  return {
    amount: readMoney(amount),
    status: knownOr(status, refundStatuses, 'PENDING'),
    method: knownOr(method, paymentMethods, 'NONE'),
    expectedBy,
  };
}

/** A booking of the booking API. */
export function readReservation(ref: readReservation_booking$key): Reservation {
  const booking = readInlineData<readReservation_booking$key>(
    graphql`
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
            ...readMoney_money
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
              ...readMoney_money
            }
            tax {
              ...readMoney_money
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
    `,
    ref,
  );
  const { contact, monetaryTotals: totals, options } = booking;
  return {
    bookingNumber: booking.id,
    bookingHash: booking.bookingHash,
    status: knownOr(booking.status, reservationStatuses, 'PENDING'),
    guaranteeStatus: knownOr(booking.guaranteeStatus, guaranteeStatuses, 'NOT_APPLICABLE'),
    paymentStatus: knownOr(booking.paymentStatus, paymentStatuses, 'UNPAID'),
    createdAt: booking.createdAt,
    membership: knownOr(booking.loyaltyMembership?.type, loyaltyTypes, null),
    heldUntil: booking.heldUntil ?? null,
    refund: booking.refund === undefined ? 'unknown' : booking.refund ? readRefund(booking.refund) : 'none',
    hotel: readHotel(booking.hotel),
    stay: { startDate: booking.arrivalDate, endDate: booking.departureDate },
    rooms: booking.rooms.map(readReservedRoom),
    contact: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email: contact.email,
      phone: `${contact.phoneCountryCode} ${contact.phoneNumber}`,
      address: { ...contact.address },
      companyName: contact.companyName ?? null,
    },
    message: booking.additionalInformation ?? null,
    total: readMoney(totals.total),
    paid: readMoney(totals.paid),
    balance: readMoney(totals.balance),
    vat:
      totals.vat?.map(({ vatRate, gross, tax }) => ({ vatRate, gross: readMoney(gross), tax: readMoney(tax) })) ?? [],
    options: {
      cancel: readOption(options.cancel),
      onlineCancel: readOption(options.onlineCancel),
      guarantee: readOption(options.guarantee),
    },
  };
}
