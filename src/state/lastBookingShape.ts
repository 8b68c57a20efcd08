import * as v from 'valibot';
import { addDays } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import type { Reservation } from '@/domain/reservation';
import { cancelTermsShape, hotelShape, priceLineShape, ratePlanShape, roomTypeShape } from './storedShapes';
import { day, money, text } from './storedValues';

/** The booking that was made last in this browser: the key to it, and a copy to show without a network. */
export interface LastBooking {
  readonly bookingNumber: string;
  readonly bookingHash: string;
  readonly departure: LocalDate;
  /** As it was last read, without anything that tells who the guest is; null until it could be read. */
  readonly snapshot: Reservation | null;
}

/** A guest may still need the receipt on the way home; after that it is nobody's business on a shared computer. */
const DAYS_AFTER_DEPARTURE = 2;

const option = v.object({ enabled: v.boolean(), allowed: v.boolean(), issueReason: v.nullable(text) });
const blankContact: Reservation['contact'] = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: { street: '', postCode: '', city: '', countryCode: '' },
  companyName: null,
};

/** A room of a reservation, as the API tells it. */
export const reservedRoomShape = v.object({
  roomIndex: v.number(),
  roomType: roomTypeShape,
  rate: ratePlanShape,
  adults: v.number(),
  childAges: v.array(v.number()),
  pets: v.number(),
  travelCots: v.number(),
  bathroomWish: v.picklist(['BATH', 'NONE', 'SHOWER']),
  extras: v.array(v.object({ id: text, name: text, quantity: v.number(), total: money })),
  total: money,
  lines: v.array(priceLineShape),
  cancel: cancelTermsShape,
});

/** Neither the contact nor the message nor the hash is among the fields: what is not listed is not kept. */
const snapshotShape = v.object({
  bookingNumber: text,
  status: text,
  guaranteeStatus: v.nullable(text),
  paymentStatus: v.nullable(text),
  hotel: hotelShape,
  stay: v.object({ startDate: day, endDate: day }),
  rooms: v.array(reservedRoomShape),
  total: money,
  paid: money,
  balance: money,
  vat: v.array(v.object({ vatRate: v.number(), gross: money, tax: money })),
  options: v.object({ cancel: option, onlineCancel: option, guarantee: option }),
});

const lastBookingShape = v.object({
  bookingNumber: text,
  bookingHash: text,
  departure: day,
  snapshot: v.nullable(snapshotShape),
});

/** The reservation as it is kept: nobody's name, address or message in it. Null when it cannot be read back later. */
export function withoutPersonal(reservation: Reservation): Reservation | null {
  const read = v.safeParse(snapshotShape, reservation);
  if (!read.success) return null;
  // Codes the shape leaves open (statuses, features, beds) are only shown.
  return { ...read.output, bookingHash: '', contact: blankContact, message: null } as unknown as Reservation;
}

/** Reads the stored last booking; null when it is not one of ours, or the stay has been over for two days. */
export function parseLastBooking(value: unknown, today: LocalDate): LastBooking | null {
  const read = v.safeParse(lastBookingShape, value);
  if (!read.success) return null;
  const { snapshot, ...key } = read.output;
  if (addDays(key.departure, DAYS_AFTER_DEPARTURE) < today) return null;
  return { ...key, snapshot: snapshot && withoutPersonal(snapshot as unknown as Reservation) };
}
