import { graphql } from 'relay-runtime';
import { knownOr } from '@/domain/known';
import { parseMembership } from '@/domain/guest/membership';
import { money, subtract } from '@/domain/money';
import { parseReservationSource, paymentStatuses } from '@/domain/reservation/reservation';
import type {
  GuaranteeStatus,
  PaymentStatus,
  Reservation,
  ReservationSource,
  ReservationStatus,
} from '@/domain/reservation/reservation';
import { isHeldForBank, optionsOf, withoutInvoicePayment } from '@/domain/reservation/reservationOptions';
import { parseSearchMode } from '@/domain/search/search';
import { readAmount } from '../../readAmount';
import { readOptional, readOr, readTextOr } from '../../readEach';
import { readText } from '../../readLeaf';
import { readOptions } from '../../readOption';
import { readRefund } from '../../readRefund';
import { readDate, readInstant } from '../../readTime';
import { readVatTotals } from '../../readVatTotals';
import { readHotel } from './readHotel';
import { readPasses } from './readPasses';
import type { AnsweredPasses } from './readPasses';
import { readContact } from './readReservationContact';
import { readReservedRoom } from './readReservedRoom';
import { readStayProgress } from './readStayProgress';
import type { readReservation_reservation$data } from './__generated__/readReservation_reservation.graphql';

void graphql`
  fragment readReservation_option on ReservationOption @relay(mask: false) {
    enabled
    allowed
    issueReason
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
    qrCode
    message
    membershipType
    contact {
      ...readReservationContact_contact @relay(mask: false)
    }
    notStayingContact {
      ...readReservationContact_contact @relay(mask: false)
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
    cancelledAt @include(if: $withCancelledAt)
    refund @include(if: $withRefund) {
      amount {
        value
        currency
      }
      status
      method
      expectedBy
    }
    reservationMode
    options @include(if: $withOptions) {
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
    stay @include(if: $withStay) {
      ...readStayProgress_stay @relay(mask: false)
    }
  }
`;

type Answered = readReservation_reservation$data & AnsweredPasses;

const statusOf: Readonly<Record<string, ReservationStatus>> = {
  CANCELLED: 'CANCELLED',
  CHECKEDIN: 'CURRENT_STAY',
  CHECKEDOUT: 'PAST_STAY',
  DUEOUT: 'DUE_OUT',
  PRECHECKEDIN: 'PRE_CHECKIN',
  RESERVED: 'CONFIRMED',
};

const sourceOf: Readonly<Record<string, ReservationSource>> = {
  ExternalChannel: 'EXTERNAL_CHANNEL',
  Unclassified: 'UNCLASSIFIED',
};

const notSettled: readonly (PaymentStatus | null)[] = ['GUARANTEE_PENDING', 'PAYMENT_PENDING', 'UNPAID'];

function isPartlyPaid({ paidPrice, totalPrice }: Answered): boolean {
  const paid = readAmount(paidPrice).amount;
  return paid > 0 && paid < readAmount(totalPrice).amount;
}

/**
 * The status. The API has none for a reservation whose rooms wait for a payment: it is reserved, something is due, and
 * that is not settled. Null for one that the API or this site does not know.
 */
function readStatus(answered: Answered, paymentStatus: PaymentStatus | null): ReservationStatus | null {
  const known = statusOf[answered.status] ?? null;
  // What was paid ahead holds the rooms, also where the hotel has added something since.
  const isWaiting = answered.paymentType !== 'NONE' && notSettled.includes(paymentStatus) && !isPartlyPaid(answered);
  return known === 'CONFIRMED' && isWaiting ? 'PENDING' : known;
}

/** What secures the reservation, by how its money stands; null where that is not known. */
function guaranteeStatusOf(
  answered: Answered,
  status: ReservationStatus | null,
  paymentStatus: PaymentStatus | null,
): GuaranteeStatus | null {
  if (status === 'CANCELLED') return 'NOT_APPLICABLE';
  const byPoints = answered.paymentType === 'SPOINT';
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
      // The agreement with the company secures it: nothing was given for this stay.
      return 'NOT_GUARANTEED';
    case 'UNPAID':
      // Paid ahead, and not paid again for what came on top of it.
      if (isPartlyPaid(answered)) return byPoints ? 'S_POINT_PAID' : 'DEPOSITED';
      return 'NOT_GUARANTEED';
    case null:
      return null;
  }
}

/** A reservation of the site's API. `now` in milliseconds: what can be done with it depends on the time. */
export function readReservation(answered: Answered, now: number): Reservation {
  const paymentStatus = knownOr(answered.paymentStatus, paymentStatuses, null);
  const status = readStatus(answered, paymentStatus);
  const guaranteeStatus = guaranteeStatusOf(answered, status, paymentStatus);
  const rooms = answered.reservedRooms.map((room, index) => readReservedRoom(room, index, { status, guaranteeStatus }));
  const total = readAmount(answered.totalPrice);
  const paid = readAmount(answered.paidPrice);
  const balance = status === 'CANCELLED' ? money(0, total.currency) : subtract(total, paid);
  const facts = {
    status,
    guaranteeStatus,
    paymentStatus,
    paymentType: null,
    heldUntil: answered.heldUntil === undefined ? undefined : readOptional(answered.heldUntil, readInstant),
    hotel: readHotel(answered.hotel),
    stay: { startDate: readDate(answered.dateRange.startDate), endDate: readDate(answered.dateRange.endDate) },
    rooms,
    source: parseReservationSource(sourceOf[answered.origin ?? ''] ?? answered.origin),
    mode: parseSearchMode(readTextOr('', answered.reservationMode)),
  };
  const stayProgress = readOptional(answered.stay, readStayProgress);
  return {
    ...facts,
    bookingNumber: readText(answered.id),
    bookingHash: readText(answered.reservationHash),
    deskCode: readTextOr(answered.id, answered.qrCode),
    createdAt: readOr(null, () => readInstant(answered.createdAt)),
    membership: parseMembership(answered.membershipType),
    refund: readRefund(answered.refund),
    cancelledAt: readOr(null, () => readOptional(answered.cancelledAt, readInstant)),
    // The one who booked, to whom the hotel writes.
    contact: readContact(answered.notStayingContact ?? answered.contact),
    guestContact: answered.notStayingContact ? readContact(answered.contact) : null,
    isContactStaying: !answered.notStayingContact,
    message: readOptional(answered.message, readText),
    total,
    paid,
    balance,
    vat: readVatTotals(answered.vat),
    options: answered.options
      ? withoutInvoicePayment(readOptions(answered.options), paymentStatus)
      : // Keys and check-in need the progress of the stay, which the API was not asked for where it is undefined.
        optionsOf(
          {
            ...facts,
            isBeingDecided: isHeldForBank(facts),
            isOwing: balance.amount > 0,
            isStayOnline: answered.stay !== undefined,
            hasArrived: stayProgress !== null && stayProgress.checkedInAt !== null,
          },
          now,
        ),
    changes: 'online',
    stayProgress,
    walletPasses: readPasses(answered),
  };
}
