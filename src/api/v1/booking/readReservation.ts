import { graphql } from 'relay-runtime';
import { knownOr } from '@/domain/known';
import { parseMembership } from '@/domain/membership';
import { money, subtract } from '@/domain/money';
import { paymentStatuses } from '@/domain/reservation';
import type { GuaranteeStatus, PaymentStatus, Reservation, ReservationStatus } from '@/domain/reservation';
import { optionsOf } from '@/domain/reservationOptions';
import { readAmount } from '../../readAmount';
import { readOptional, readOr, readTextOr } from '../../readEach';
import { readText } from '../../readLeaf';
import { readRefund } from '../../readRefund';
import { readDate, readInstant } from '../../readTime';
import { readVatTotals } from '../../readVatTotals';
import { readHotel } from './readHotel';
import { readReservedRoom } from './readReservedRoom';
import type { readReservation_contact$data } from './__generated__/readReservation_contact.graphql';
import type { readReservation_reservation$data } from './__generated__/readReservation_reservation.graphql';

void graphql`
  fragment readReservation_contact on ReservationContact @relay(mask: false) {
    firstName
    lastName
    email
    phoneNumberCountryCode
    phoneNumber
    companyName
    address {
      street
      postcode
      city
      countryCode
    }
  }
`;

void graphql`
  fragment readReservation_reservation on Reservation @relay(mask: false) {
    id
    locale
    reservationHash
    status
    paymentType
    paymentStatus
    totalPrice {
      value
      currency
    }
    paidPrice {
      value
      currency
    }
    dateRange {
      startDate
      endDate
    }
    hotel {
      ...readHotel_hotel @relay(mask: false)
    }
    reservedRooms {
      ...readReservedRoom_room @relay(mask: false)
    }
    message
    membershipType
    contact {
      ...readReservation_contact @relay(mask: false)
    }
    notStayingContact {
      ...readReservation_contact @relay(mask: false)
    }
    origin
    createdAt
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
  }
`;

type Answered = readReservation_reservation$data;

const statusOf: Readonly<Record<string, ReservationStatus>> = {
  CANCELLED: 'CANCELLED',
  CHECKEDIN: 'CURRENT_STAY',
  CHECKEDOUT: 'PAST_STAY',
  DUEOUT: 'DUE_OUT',
  PRECHECKEDIN: 'PRE_CHECKIN',
  RESERVED: 'CONFIRMED',
};

const notSettled: readonly (PaymentStatus | null)[] = ['GUARANTEE_PENDING', 'PAYMENT_PENDING', 'UNPAID'];

/**
 * The status. The API has none for a reservation whose rooms wait for a payment: it is reserved, something is due, and
 * that is not settled. An unknown one counts as waiting.
 */
function readStatus({ status, paymentType }: Answered, paymentStatus: PaymentStatus | null): ReservationStatus {
  const known = statusOf[status] ?? 'PENDING';
  return known === 'CONFIRMED' && paymentType !== 'NONE' && notSettled.includes(paymentStatus) ? 'PENDING' : known;
}

/** What secures the reservation, by how its money stands; null where that is not known. */
function guaranteeStatusOf(
  { paymentType }: Answered,
  status: ReservationStatus,
  paymentStatus: PaymentStatus | null,
): GuaranteeStatus | null {
  if (status === 'CANCELLED') return 'NOT_APPLICABLE';
  const byPoints = paymentType === 'SPOINT';
  switch (paymentStatus) {
    case 'PAID':
      return byPoints ? 'S_POINT_PAID' : 'DEPOSITED';
    case 'PAYMENT_PENDING':
      return byPoints ? 'S_POINT_PAYMENT_IN_PROGRESS' : 'DEPOSIT_IN_PROGRESS';
    case 'GUARANTEED':
      return 'CARD_VERIFIED';
    case 'GUARANTEE_PENDING':
      return 'CARD_VERIFICATION_IN_PROGRESS';
    case 'DIRECT_BILLING':
      return 'GUARANTEED_OTHER';
    case 'UNPAID':
      return 'NOT_GUARANTEED';
    case null:
      return null;
  }
}

const readContact = (contact: readReservation_contact$data): Reservation['contact'] => ({
  firstName: readTextOr('', contact.firstName),
  lastName: readTextOr('', contact.lastName),
  email: readTextOr('', contact.email),
  phone: `${readTextOr('', contact.phoneNumberCountryCode)} ${readTextOr('', contact.phoneNumber)}`.trim(),
  address: {
    street: readTextOr('', contact.address.street),
    postCode: readTextOr('', contact.address.postcode),
    city: readTextOr('', contact.address.city),
    countryCode: readTextOr('', contact.address.countryCode),
  },
  companyName: readOptional(contact.companyName, readText),
});

/** A reservation of the site's API. `now` in milliseconds: what can be done with it depends on the time. */
export function readReservation(answered: Answered, now: number): Reservation {
  const paymentStatus = knownOr(answered.paymentStatus, paymentStatuses, null);
  const status = readStatus(answered, paymentStatus);
  const guaranteeStatus = guaranteeStatusOf(answered, status, paymentStatus);
  const rooms = answered.reservedRooms.map((room, index) => readReservedRoom(room, index, { status, guaranteeStatus }));
  const total = readAmount(answered.totalPrice);
  const paid = readAmount(answered.paidPrice);
  return {
    bookingNumber: readText(answered.id),
    bookingHash: readText(answered.reservationHash),
    status,
    guaranteeStatus,
    paymentStatus,
    createdAt: readOr(null, () => readInstant(answered.createdAt)),
    membership: parseMembership(answered.membershipType),
    heldUntil: answered.heldUntil === undefined ? undefined : readOptional(answered.heldUntil, readInstant),
    refund: readRefund(answered.refund),
    hotel: readHotel(answered.hotel),
    stay: { startDate: readDate(answered.dateRange.startDate), endDate: readDate(answered.dateRange.endDate) },
    rooms,
    // The one who booked, to whom the hotel writes.
    contact: readContact(answered.notStayingContact ?? answered.contact),
    message: readOptional(answered.message, readText),
    total,
    paid,
    balance: status === 'CANCELLED' ? money(0, total.currency) : subtract(total, paid),
    vat: readVatTotals(answered.vat),
    options: optionsOf(
      {
        status,
        paymentStatus,
        rooms,
        heldUntil: answered.heldUntil,
        isFromElsewhere: answered.origin === 'ExternalChannel',
      },
      now,
    ),
  };
}
