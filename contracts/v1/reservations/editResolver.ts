import type { DateRange } from '@/domain/localDate';
import type { CallContext } from '../../callContext';
import { editBooking } from '../../world/rules/editBooking';
import type { Edit } from '../../world/rules/editedOrder';
import { findOwnBooking } from '../../world/rules/findOwnBooking';
import { scopeOf, type InLocale } from '../languages';
import { optionalMoney } from './money';
import { presentReservation } from './presentReservation';
import { currencies, readContact, type ContactInput, type CreateReservationInput } from './readReservation';

interface EditInput extends InLocale {
  readonly id: string;
  readonly reservationHash: string;
  readonly dateRange: DateRange;
  readonly rooms: readonly {
    readonly roomTypeId: string;
    readonly rateId: string;
    readonly cribSelection: number;
    readonly extraServices: readonly { readonly extraServiceId: string; readonly quantity: number }[];
  }[];
  readonly contact?: ContactInput | null;
  readonly totalPrice: CreateReservationInput['totalPrice'];
}

const readEdit = ({ dateRange, rooms, contact, totalPrice }: EditInput): Edit => ({
  stay: dateRange,
  rooms: rooms.map(({ roomTypeId, rateId, cribSelection, extraServices }) => ({
    roomTypeRefId: roomTypeId,
    rateRefId: rateId,
    travelCot: cribSelection,
    extras: extraServices.map(({ extraServiceId, quantity }) => ({ id: extraServiceId, count: quantity })),
  })),
  contact: contact ? readContact(contact) : null,
  expectedPrice: { amount: totalPrice.value, currency: currencies[totalPrice.currency] },
});

/** Changes a reservation. */
export const editReservation = ({ input }: { readonly input: EditInput }, context: CallContext) => {
  const { world, caller, idempotencyKey } = context;
  const { id: number, reservationHash: hash } = input;
  const attempt = { operation: 'editReservation', key: idempotencyKey, input };
  const answer = editBooking(world, caller, { number, hash }, readEdit(input), attempt);
  const booking = answer.kind === 'unknown' ? null : findOwnBooking(world, caller, number, hash);
  const reservation = booking && presentReservation(context, booking, scopeOf(input, context));
  if (answer.kind === 'unknown') return { reservation, error: null };
  const problem = answer.kind === 'refused' ? answer : answer.failed;
  return {
    reservation,
    error: problem && {
      type: problem.code,
      editCompleted: answer.kind === 'changed',
      roomIndex: problem.roomIndex,
      totalPrice: answer.kind === 'refused' ? optionalMoney(answer.total) : null,
    },
  };
};
