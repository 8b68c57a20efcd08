import type { PaymentFlow, PaymentMethod } from '@/domain/payment/payment';
import type { CallContext } from '../../callContext';
import { presentInstruction } from '../../wire/presentInstruction';
import { findOwnBooking } from '../../world/rules/findOwnBooking';
import { completeGuarantee, initiateGuarantee, type Refusal } from '../../world/rules/guaranteeBooking';
import type { GuaranteeChoice } from '../../world/rules/order';
import { savePaymentCard } from '../../world/rules/savePaymentCard';
import { savedCardsOf, type SavedCard } from '../../world/savedCards';
import { findBooking } from '../../world/store/bookings';
import { scopeOf, type InLocale } from '../languages';
import { bankNames, cardNames, named, paymentTypeNames } from '../names';
import { signedIn } from '../signedIn';
import { asStranger } from './createResolvers';
import { money } from './money';
import { presentReservation } from './presentReservation';

interface Reservation {
  readonly reservationId: string;
  readonly reservationHash: string;
}

interface InitArgs {
  readonly input: Reservation & {
    readonly paymentType: string;
    readonly flow: PaymentFlow;
    readonly method: PaymentMethod;
    readonly bank: string;
    readonly card: string;
    readonly savedCardId?: string | null;
    readonly returnUrl: string;
  };
}
interface PaymentArgs<More = object> {
  readonly input: Reservation & More & { readonly paymentId: string };
}

const readChoice = ({ input }: InitArgs): GuaranteeChoice => ({
  type: named(paymentTypeNames, input.paymentType) ?? 'NONE',
  flow: input.flow,
  method: input.method,
  bank: named(bankNames, input.bank),
  card: named(cardNames, input.card),
  savedCardId: input.savedCardId ?? null,
  returnUrl: input.returnUrl,
});

const errorOf = ({ code, paymentError }: Refusal) => ({ type: code, paymentError });

const init = (
  operation: 'initAuthenticatedReservationPayment' | 'initReservationPayment',
  args: InitArgs,
  { world, caller, idempotencyKey }: CallContext,
) => {
  const { reservationId: number, reservationHash: hash } = args.input;
  const attempt = { operation, key: idempotencyKey, input: args.input };
  const asked = { number, hash, choice: readChoice(args), locale: null };
  const answer = initiateGuarantee(world, caller, asked, attempt);
  const none = { payment: null, error: null, notLoggedIn: null };
  if (answer.kind === 'unknown') return none;
  if (answer.kind === 'refused') return { ...none, error: errorOf(answer) };
  const { instruction } = answer;
  const hotelId = findBooking(world.store, number)?.hotelId ?? '';
  return {
    ...none,
    payment: { ...presentInstruction(caller, instruction, hotelId), amount: money(instruction.amount) },
  };
};

const presentCard = ({ type, ...card }: SavedCard) => ({ ...card, type: cardNames[type] });

/** Pays and guarantees over the world's rules. */
export const paymentResolvers = {
  initReservationPayment: (args: InitArgs, context: CallContext) =>
    init('initReservationPayment', args, asStranger(context)),

  initAuthenticatedReservationPayment: (args: InitArgs, context: CallContext) => {
    const { notLoggedIn } = signedIn(context, 'RESERVATION_FLOW');
    if (notLoggedIn) return { payment: null, error: null, notLoggedIn };
    return init('initAuthenticatedReservationPayment', args, context);
  },

  completeReservationPayment: ({ input }: PaymentArgs<InLocale>, context: CallContext) => {
    const { world, caller } = context;
    const { reservationId: number, reservationHash: hash, paymentId } = input;
    const answer = completeGuarantee(world, caller, { number, hash, paymentId });
    if (answer.kind === 'refused') return { reservation: null, error: errorOf(answer) };
    const booking = answer.kind === 'completed' ? findOwnBooking(world, caller, number, hash) : null;
    return { reservation: booking && presentReservation(context, booking, scopeOf(input, context)), error: null };
  },

  saveUserPaymentCard: ({ input }: PaymentArgs, context: CallContext) => {
    const { customer, notLoggedIn } = signedIn(context, 'RESERVATION_FLOW');
    if (!customer) return { card: null, notLoggedIn };
    const { reservationId: number, reservationHash: hash, paymentId } = input;
    const card = savePaymentCard(context.world, context.caller, customer, { number, hash, paymentId });
    return { card: card && presentCard(card), notLoggedIn: null };
  },
};

/** The payment cards that the signed-in customer has saved. */
export const savedPaymentCards = (_: unknown, context: CallContext) => {
  const { customer, notLoggedIn } = signedIn(context, 'READ_CUSTOMER_INFORMATION');
  return { cards: customer && savedCardsOf(context.world, customer).map(presentCard), notLoggedIn };
};
