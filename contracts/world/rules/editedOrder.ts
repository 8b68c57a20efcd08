import type { DateRange } from '@/domain/localDate';
import type { Caller } from '../context';
import type { Amount } from '../model';
import type { BookingContact, BookingRecord } from '../store/bookingRecord';
import { isSameRoom } from './keptNights';
import { isSamePerson, type Order, type RoomOrder } from './order';

/** A booking as it is to be. Who stays in its rooms does not change. */
export interface Edit {
  readonly stay: DateRange;
  /** Every room, in the order of the booking. */
  readonly rooms: readonly Pick<RoomOrder, 'extras' | 'rateRefId' | 'roomTypeRefId' | 'travelCot'>[];
  /** Of who booked; null leaves it unchanged. */
  readonly contact: BookingContact | null;
  /** The new total that the guest saw. */
  readonly expectedPrice: Amount;
}

/** What of a booking is to change. */
export interface Changes {
  readonly dates: boolean;
  /** A room type or a rate. */
  readonly rooms: boolean;
  /** Cribs among them. */
  readonly extras: boolean;
  readonly cots: boolean;
}

const listOf = (extras: readonly { readonly id: string; readonly count: number }[]): string =>
  extras
    .map(({ id, count }) => `${id} ${count}`)
    .sort()
    .join();

/** What a guest wants to have otherwise than before. */
export const changesIn = ({ arrival, departure, detail }: BookingRecord, { stay, rooms }: Edit): Changes => {
  const pairs = detail.rooms.flatMap((before, index) => {
    const after = rooms[index];
    return after ? [{ before, after }] : [];
  });
  const cots = pairs.some(({ before, after }) => before.travelCot !== after.travelCot);
  return {
    dates: stay.startDate !== arrival || stay.endDate !== departure,
    rooms: pairs.some(({ before, after }) => !isSameRoom(before, after)),
    extras: cots || pairs.some(({ before, after }) => listOf(before.extras) !== listOf(after.extras)),
    cots,
  };
};

/** The role of a member decides what kind of guest books, where the form does not. */
const inRole = (contact: BookingContact, { profile }: Pick<Caller, 'profile'>): BookingContact =>
  contact.profileType === 'NO_PROFILE_SELECTED' && profile ? { ...contact, profileType: profile } : contact;

/** What the call leaves out of a company stays as it was; of a guest without a company nothing stays. */
const withKept = (wanted: BookingContact, before: BookingContact): BookingContact => {
  if (wanted.companyName === null) return wanted;
  const { businessId = null, reference = null } = before;
  return { businessId, reference, ...wanted };
};

/** The changed booking as an order. Who booked and corrects their own name stays under the corrected name. */
export const editedOrder = ({ hotelId, detail }: BookingRecord, edit: Edit, caller: Pick<Caller, 'profile'>): Order => {
  const wanted = edit.contact && withKept(inRole(edit.contact, caller), detail.contact);
  return {
    locale: detail.locale,
    hotelId,
    stay: edit.stay,
    rooms: detail.rooms.map((room, index) => ({
      ...room,
      ...edit.rooms[index],
      guest:
        wanted && isSamePerson(room.guest, detail.contact)
          ? { firstName: wanted.firstName, lastName: wanted.lastName }
          : room.guest,
    })),
    contact: wanted ?? detail.contact,
    guestContact: detail.guestContact ?? null,
    additionalInformation: detail.additionalInformation,
    membership: detail.membership,
    mode: detail.mode ?? 'STANDARD',
    expectedPrice: edit.expectedPrice,
    guarantee: {
      ...{ type: 'NONE', flow: 'NONE', method: 'NONE', bank: null, card: null, savedCardId: null, returnUrl: '/' },
    },
  };
};
