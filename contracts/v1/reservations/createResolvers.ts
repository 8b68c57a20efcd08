import type { CallContext } from '../../callContext';
import { hotelTime } from '../../wire/presentInstruction';
import { createBooking } from '../../world/rules/createBooking';
import { mayActInRole } from '../customerIn';
import { signedIn } from '../signedIn';
import { money } from './money';
import { readOrder, type CreateReservationInput } from './readReservation';

interface CreateArgs {
  readonly input: CreateReservationInput;
}

const refused = (errors: readonly object[]) => ({ reservation: null, errors, notLoggedIn: null });

const create = (
  operation: 'createAuthenticatedReservation' | 'createReservation',
  { input }: CreateArgs,
  { world, caller, idempotencyKey }: CallContext,
) => {
  const order = readOrder(input, caller.customer, caller.profile);
  const answer = createBooking(world, caller, order, { operation, key: idempotencyKey, input });
  switch (answer.kind) {
    case 'created': {
      const { bookingNumber, bookingHash, instruction } = answer;
      const heldUntil = hotelTime(instruction.expiresAt, input.hotelId);
      return {
        reservation: { id: bookingNumber, reservationHash: bookingHash, heldUntil },
        errors: [],
        notLoggedIn: null,
      };
    }
    case 'price':
      return refused([{ type: 'PRICE_CHANGE', roomIndex: null, totalPrice: money(answer.actual) }]);
    case 'refused':
      return refused(answer.issues.map(({ code, roomIndex }) => ({ type: code, roomIndex, totalPrice: null })));
  }
};

/** A call that is not a customer's, whether or not it carries a token. */
export const asStranger = (context: CallContext): CallContext => ({
  ...context,
  caller: { ...context.caller, customer: null, profile: null },
});

/** Makes reservations over the world's rules. */
export const createResolvers = {
  createReservation: (args: CreateArgs, context: CallContext) => create('createReservation', args, asStranger(context)),

  createAuthenticatedReservation: (args: CreateArgs, context: CallContext) => {
    const { notLoggedIn } = signedIn(context, 'RESERVATION_FLOW');
    if (notLoggedIn) return { reservation: null, errors: [], notLoggedIn };
    if (!mayActInRole(context.caller)) return refused([{ type: 'BONUS_FORBIDDEN', roomIndex: null, totalPrice: null }]);
    return create('createAuthenticatedReservation', args, context);
  },
};
