import { demandScope, type CallContext } from '../../callContext';
import { openPatiently } from '../../openPatiently';
import { cancelBooking } from '../../world/rules/cancelBooking';
import { deskCodeOf } from '../../world/rules/deskCode';
import { findNamedBooking, findOwnBooking } from '../../world/rules/findOwnBooking';
import { languageOf, scopeOf, type InLocale } from '../languages';
import { calendarFile } from './calendarFile';
import { presentReservation } from './presentReservation';

interface Key {
  readonly id: string;
  readonly reservationHash: string;
}

const own = ({ id, reservationHash }: Key, { world, caller }: CallContext) =>
  findOwnBooking(world, caller, id, reservationHash);

const shown = (args: InLocale & Key, context: CallContext) => {
  const booking = own(args, context);
  return booking && presentReservation(context, booking, scopeOf(args, context));
};

/** Finds, shows and cancels reservations. */
export const reservationResolvers = {
  reservation: (args: InLocale & Key, context: CallContext) => {
    demandScope(context, 'READ_RESERVATION');
    return openPatiently(context, args.id, () => shown(args, context));
  },

  reservationHash: ({ id, lastName }: { id: string; lastName: string }, context: CallContext) =>
    openPatiently(context, id, () => findNamedBooking(context.world, context.caller, id, lastName)?.hash ?? null),

  qrCodeForReservation: (
    { reservationId, lastName, endDate }: { reservationId: string; lastName: string; endDate: string },
    context: CallContext,
  ) =>
    openPatiently(context, reservationId, () => {
      const booking = findNamedBooking(context.world, context.caller, reservationId, lastName);
      return booking?.departure === endDate ? deskCodeOf(booking) : null;
    }),

  iCalendar: async (args: InLocale & Key, context: CallContext) => {
    const booking = await openPatiently(context, args.id, () => own(args, context));
    return booking && calendarFile(context.world, context.caller, booking, languageOf(args.locale));
  },
};

/** Cancels a whole reservation. */
export const cancelReservation = (args: InLocale & Key, context: CallContext) => {
  const answer = cancelBooking(context.world, context.caller, args.id, args.reservationHash);
  if (answer.kind === 'refused') return { reservation: null, error: { type: answer.reason } };
  return { reservation: answer.kind === 'cancelled' ? shown(args, context) : null, error: null };
};
