import type { CallContext } from '../../callContext';
import { listBookings, type BookingsAsked } from '../../world/rules/listBookings';
import { findBooking, releaseExpired } from '../../world/store/bookings';
import { scopeOf, type InLocale } from '../languages';
import { signedIn } from '../signedIn';
import { presentReservation } from './presentReservation';

/** The reservations of who is signed in. */
export const customerReservations = {
  getAuthenticatedReservation: (args: InLocale & { readonly id: string }, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'READ_RESERVATION');
    if (!customer) return { reservation: null, notLoggedIn };
    const { world, caller } = context;
    releaseExpired(world.store, world.now().getTime());
    const booking = caller.twist.bookingNotFound ? null : findBooking(world.store, args.id);
    const isOwn = booking?.customerId === customer.id;
    return {
      reservation: isOwn ? presentReservation(context, booking, scopeOf(args, context)) : null,
      notLoggedIn: null,
    };
  },

  listReservations: (args: InLocale & BookingsAsked, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'LIST_MY_RESERVATIONS');
    if (!customer) return { reservations: null, notLoggedIn };
    const { world, caller } = context;
    const scope = scopeOf(args, context);
    const reservations = listBookings(world, caller, customer, args, (booking) =>
      presentReservation(context, booking, scope),
    );
    return { reservations, notLoggedIn: null };
  },
};
