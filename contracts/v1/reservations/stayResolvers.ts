import { demandScope, type CallContext } from '../../callContext';
import { hotelTime } from '../../wire/presentInstruction';
import { openAmountOf } from '../../world/rules/bookingStatus';
import { findOwnBooking } from '../../world/rules/findOwnBooking';
import { invoicesOf } from '../../world/rules/invoices';
import { createCardCode, createMobileKey, forgetDevice, keysEndAt, registerDevice } from '../../world/rules/keys';
import { checkIn, checkOut, saveNotices, type StayAnswer, type StayKey } from '../../world/rules/stay';
import type { BookingRecord } from '../../world/store/bookingRecord';
import { findBooking } from '../../world/store/bookings';
import { devicesOf, mobileKeysOf } from '../../world/store/keys';
import type { PassengerNotice } from '../../world/store/notices';
import { languageOf, scopeOf, type InLocale } from '../languages';
import { money } from './money';
import { presentReservation } from './presentReservation';
import { presentDevice, presentMobileKey } from './presentStay';

interface Key {
  readonly id: string;
  readonly reservationHash: string;
}
type Args<More = object> = { readonly input: Key & More };

interface NoticeInput extends Omit<PassengerNotice, 'documentNumber'> {
  readonly roomIndex: number;
  readonly documentNumber?: string | null;
}

const keyOf = ({ id, reservationHash }: Key): StayKey => ({ number: id, hash: reservationHash });
const reasonOf = (answer: StayAnswer) => (answer.kind === 'refused' ? answer.reason : null);

const shown = (input: InLocale & Key, context: CallContext) => {
  const booking = findOwnBooking(context.world, context.caller, input.id, input.reservationHash);
  return booking && presentReservation(context, booking, scopeOf(input, context));
};

/** What is to be paid before checking out. */
export const openInvoices = ({ id, reservationHash, locale }: InLocale & Key, context: CallContext) => {
  demandScope(context, 'READ_RESERVATION');
  const { world, caller } = context;
  const booking = findOwnBooking(world, caller, id, reservationHash);
  if (!booking) return null;
  // A company pays its invoice later.
  const isSettled = openAmountOf(booking) === 0;
  const inCurrency = (amount: number) => money({ amount, currency: booking.total.currency });
  return invoicesOf(booking).map(({ lines, total, paid, ...invoice }) => ({
    ...invoice,
    lines: lines.map((line) => ({
      name: line.label[languageOf(locale)],
      date: line.date ?? booking.arrival,
      total: inCurrency(line.total),
    })),
    total: inCurrency(total),
    paid: inCurrency(paid),
    open: inCurrency(isSettled ? 0 : total - paid),
  }));
};

const devicesAfter = (answer: StayAnswer, { id }: Key, { world }: CallContext) => ({
  devices: answer.kind === 'done' ? devicesOf(world.store, id).map(presentDevice) : null,
  issueReason: reasonOf(answer),
});

const bookingOf = ({ world }: CallContext, { id }: Key): BookingRecord => {
  const booking = findBooking(world.store, id);
  if (!booking) throw new Error('A booking that was just used is gone');
  return booking;
};

/** Checks in and out, and makes keys, over the world's rules. */
export const stayResolvers = {
  savePassengerNotices: (
    { input }: Args<{ readonly notices: readonly NoticeInput[] }>,
    { world, caller }: CallContext,
  ) => {
    const notices = input.notices.map(({ roomIndex, documentNumber, ...notice }) => ({
      roomIndex,
      notice: { ...notice, documentNumber: documentNumber ?? null },
    }));
    const answer = saveNotices(world, caller, keyOf(input), notices);
    return { saved: answer.kind === 'done', issueReason: reasonOf(answer) };
  },

  checkIn: ({ input }: Args<InLocale>, context: CallContext) => {
    const answer = checkIn(context.world, context.caller, keyOf(input));
    return { reservation: answer.kind === 'done' ? shown(input, context) : null, issueReason: reasonOf(answer) };
  },

  checkOut: ({ input }: Args<InLocale>, context: CallContext) => {
    const answer = checkOut(context.world, context.caller, keyOf(input));
    if (answer.kind === 'refused') return { reservation: null, error: { type: answer.code } };
    return { reservation: answer.kind === 'done' ? shown(input, context) : null, error: null };
  },

  registerMobileKeyDevice: ({ input }: Args<{ readonly name: string }>, context: CallContext) =>
    devicesAfter(registerDevice(context.world, context.caller, keyOf(input), input.name), input, context),

  removeMobileKeyDevice: ({ input }: Args<{ readonly deviceId: string }>, context: CallContext) =>
    devicesAfter(forgetDevice(context.world, context.caller, keyOf(input), input.deviceId), input, context),

  createMobileKey: (
    { input }: Args<{ readonly roomIndex: number; readonly deviceId?: string | null }>,
    context: CallContext,
  ) => {
    const { roomIndex, deviceId = null } = input;
    const answer = createMobileKey(context.world, context.caller, keyOf(input), { roomIndex, deviceId });
    if (answer.kind === 'refused') return { key: null, error: { type: answer.code } };
    if (answer.kind === 'unknown') return { key: null, error: null };
    const key = mobileKeysOf(context.world.store, input.id).find(({ id }) => id === answer.keyId);
    return { key: key && presentMobileKey(context, bookingOf(context, input), key), error: null };
  },

  createPhysicalKey: ({ input }: Args<{ readonly roomIndex: number }>, context: CallContext) => {
    const answer = createCardCode(context.world, context.caller, keyOf(input), input.roomIndex);
    if (answer.kind === 'unknown') return { key: null, issueReason: null };
    if (answer.kind === 'refused') return { key: null, issueReason: answer.reason };
    const booking = bookingOf(context, input);
    const validUntil = hotelTime(keysEndAt(booking), booking.hotelId);
    return { key: { code: answer.code, roomIndex: input.roomIndex, validUntil }, issueReason: null };
  },
};
