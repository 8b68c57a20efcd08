import { graphql, readInlineData } from 'relay-runtime';
import type {
  GuaranteeStatus,
  OptionIssueReason,
  PaymentStatus,
  Reservation,
  ReservationStatus,
} from '@/domain/reservation';
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
  issueReason: (issueReason ?? null) as OptionIssueReason | null,
});

const statuses: readonly ReservationStatus[] = [
  'CANCELLED',
  'CONFIRMED',
  'CURRENT_STAY',
  'DUE_OUT',
  'PAST_STAY',
  'PENDING',
  'PRE_CHECKIN',
];

/** A booking of the booking API. */
export function readReservation(ref: readReservation_booking$key): Reservation {
  const booking = readInlineData<readReservation_booking$key>(
    graphql`
      fragment readReservation_booking on HotelReservation
      @inline
      @argumentDefinitions(withLines: { type: "Boolean", defaultValue: false }) {
        id
        bookingHash
        locale
        status
        guaranteeStatus
        paymentStatus
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
    status: knownOr(booking.status, statuses, 'PENDING'),
    guaranteeStatus: booking.guaranteeStatus as GuaranteeStatus,
    paymentStatus: booking.paymentStatus as PaymentStatus,
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
