import * as v from 'valibot';
import { hoursInMs } from '@/browser/keptValue';
import { failureCatalogue } from '@/domain/failure';
import { locales } from '@/domain/locale';
import type { Locale } from '@/domain/locale';
import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import { loyaltyTypes } from '@/domain/guest/membership';
import { bathroomTypes } from '@/domain/stay/roomType';
import { paymentMethods } from '@/domain/payment/payment';
import {
  NO_ADDRESS,
  bookingPaymentTypes,
  guaranteeStatuses,
  paymentStatuses,
  refundStatuses,
  reservationSources,
  reservationStatuses,
  waysToChange,
} from '@/domain/reservation/reservation';
import type { Reservation } from '@/domain/reservation/reservation';
import { NOT_OFFERED, optionTable } from '@/domain/reservation/reservationOptions';
import { searchModes } from '@/domain/search/search';
import { cancelTermsShape, hotelShape, priceLineShape, ratePlanShape, roomTypeShape } from './storedShapes';
import { day, knownWord, moment, money, text } from './storedValues';

/** A booking that was made in this browser: its key, and a copy to show offline. */
export interface KeptBooking {
  readonly bookingNumber: string;
  /** Opens the whole booking with its names, so it is stored for a day only; null after that. */
  readonly bookingHash: string | null;
  /** Milliseconds. */
  readonly madeAt: number;
  readonly departure: LocalDate;
  /** As it was last read, without personal data; null until it could be read. */
  readonly snapshot: Reservation | null;
  /** The payment that was made by card on the payment page, so that a customer can save the card; null without one. */
  readonly cardPayment: string | null;
  /** The language that the API stored it in, in which messages about it come; null where that is not known. */
  readonly locale: Locale | null;
}

/** A guest may still need the receipt on the way home; after that it should not stay on a shared computer. */
const DAYS_AFTER_DEPARTURE = 2;
/** For a shared computer: from the next day on, opening the booking takes its number and a last name. */
const HASH_LIFETIME_MS = hoursInMs(24);

const option = v.object({
  enabled: v.boolean(),
  allowed: v.boolean(),
  issueReason: knownWord(failureCatalogue.option),
});
const withoutName = { firstName: '', lastName: '' };
const blankContact: Reservation['contact'] = {
  ...withoutName,
  email: '',
  profileType: 'NO_PROFILE_SELECTED',
  phoneCountryCode: '',
  phoneNumber: '',
  address: NO_ADDRESS,
  companyName: null,
};

/** A room of a reservation without its guest's name. */
export const reservedRoomShape = v.object({
  roomIndex: v.number(),
  roomType: roomTypeShape,
  rate: ratePlanShape,
  status: v.nullable(v.picklist(reservationStatuses)),
  guaranteeStatus: v.nullable(v.picklist(guaranteeStatuses)),
  babies: v.number(),
  promotionCode: v.nullable(text),
  blockCode: v.nullable(text),
  companyCode: v.nullable(text),
  adults: v.number(),
  childAges: v.array(v.number()),
  pets: v.number(),
  travelCots: v.number(),
  bathroomWish: v.picklist(bathroomTypes),
  extras: v.array(v.object({ id: text, name: text, quantity: v.number(), total: money })),
  total: money,
  lines: v.array(priceLineShape),
  cancel: cancelTermsShape,
});

/** Neither the contact nor the message nor the hash is among the fields: what is not listed is not kept. */
const snapshotShape = v.object({
  bookingNumber: text,
  status: v.nullable(v.picklist(reservationStatuses)),
  guaranteeStatus: v.nullable(v.picklist(guaranteeStatuses)),
  paymentStatus: v.nullable(v.picklist(paymentStatuses)),
  createdAt: v.nullable(moment),
  membership: v.nullable(v.picklist(loyaltyTypes)),
  heldUntil: v.optional(v.nullable(moment)),
  refund: v.union([
    v.picklist(['none', 'unknown']),
    v.object({
      amount: money,
      status: v.picklist(refundStatuses),
      method: v.picklist(paymentMethods),
      expectedBy: day,
    }),
  ]),
  hotel: hotelShape,
  stay: v.object({ startDate: day, endDate: day }),
  rooms: v.array(reservedRoomShape),
  total: money,
  paid: money,
  balance: money,
  vat: v.array(v.object({ vatRate: v.number(), gross: money, tax: money })),
  // A copy of an older version of this site has fewer options, and none of what follows.
  options: v.pipe(
    v.record(text, option),
    v.transform((options) => optionTable((name) => options[name] ?? NOT_OFFERED)),
  ),
  paymentType: v.optional(v.nullable(v.picklist(bookingPaymentTypes)), null),
  cancelledAt: v.optional(v.nullable(moment), null),
  source: v.optional(v.nullable(v.picklist(reservationSources)), null),
  mode: v.optional(v.picklist(searchModes), 'STANDARD'),
  deskCode: v.optional(text),
  isContactStaying: v.optional(v.boolean(), true),
  changes: v.optional(v.picklist(waysToChange), 'byContact'),
});

const madeBookingShape = v.object({
  bookingNumber: text,
  bookingHash: v.nullable(text),
  madeAt: v.number(),
  departure: day,
  snapshot: v.nullable(snapshotShape),
  cardPayment: v.optional(v.nullable(text), null),
  locale: v.optional(v.nullable(v.picklist(locales)), null),
});

const withoutOthers = { guestContact: null, message: null, stayProgress: null, walletPasses: [] };

/** A reservation made from its snapshot, with empty personal fields. */
function withBlanks(snapshot: v.InferOutput<typeof snapshotShape>): Reservation {
  const rooms = snapshot.rooms.map((room) => ({ ...room, guest: withoutName }));
  const { heldUntil, deskCode = snapshot.bookingNumber } = snapshot;
  return { ...snapshot, rooms, heldUntil, deskCode, bookingHash: '', contact: blankContact, ...withoutOthers };
}

/** The reservation as it is stored: without names, address and message. Null when it could not be read back. */
export function withoutPersonal(reservation: Reservation): Reservation | null {
  return readSnapshot(reservation);
}

/** A stored copy of a reservation; null for what is none. */
export function readSnapshot(value: unknown): Reservation | null {
  const read = v.safeParse(snapshotShape, value);
  return read.success ? withBlanks(read.output) : null;
}

/** Reads the stored bookings, newest first. Expired ones and those of another shape are left out. */
export function parseMadeBookings(value: unknown, now: number, today: LocalDate): readonly KeptBooking[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each): KeptBooking[] => {
    const read = v.safeParse(madeBookingShape, each);
    if (!read.success || addDays(read.output.departure, DAYS_AFTER_DEPARTURE) < today) return [];
    const { snapshot, bookingHash, ...rest } = read.output;
    const isFresh = now - rest.madeAt < HASH_LIFETIME_MS;
    return [
      {
        ...rest,
        bookingHash: isFresh ? bookingHash : null,
        snapshot: snapshot && withBlanks(snapshot),
      },
    ];
  });
}
