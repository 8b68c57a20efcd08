import type { BookingKey } from '@/domain/reservation/bookingKey';
import { checkGateway, demandScope, type CallContext } from '../callContext';
import { openPatiently } from '../openPatiently';
import { cancelBooking as cancel } from '../world/rules/cancelBooking';
import { createBooking as create } from '../world/rules/createBooking';
import { findNamedBooking, findOwnBooking } from '../world/rules/findOwnBooking';
import { completeGuarantee, initiateGuarantee } from '../world/rules/guaranteeBooking';
import type { Instruction } from '../world/rules/payments';
import { presentInstruction } from '../wire/presentInstruction';
import type { BookingRecord } from '../world/store/bookingRecord';
import { findBooking } from '../world/store/bookings';
import { apiLocale, type ApiLocale } from './apiLocale';
import { money } from './money';
import { presentBooking } from './presentBooking';
import { readGuarantee, readOrder, type CreateBookingInput, type GuaranteeInput } from './readOrder';

const notFound = (bookingNumber: string) => ({ __typename: 'BookingNotFound', bookingNumber });

const paymentInstruction = ({ caller }: CallContext, instruction: Instruction, hotelId: string) => ({
  ...presentInstruction(caller, instruction, hotelId),
  amount: money(instruction.amount),
});

const own = ({ world, caller }: CallContext, { bookingNumber, bookingHash }: BookingKey): BookingRecord | null =>
  findOwnBooking(world, caller, bookingNumber, bookingHash);

export const getBooking = async (
  _: unknown,
  { input }: { input: BookingKey & { locale: ApiLocale } },
  context: CallContext,
) => {
  checkGateway(context);
  demandScope(context, 'READ_RESERVATION');
  const booking = await openPatiently(context, input.bookingNumber, () => own(context, input));
  return booking ? presentBooking(context, booking, input.locale) : notFound(input.bookingNumber);
};

export const getBookingHash = async (
  _: unknown,
  { input }: { input: { bookingNumber: string; lastName: string } },
  context: CallContext,
) => {
  checkGateway(context);
  const { bookingNumber, lastName } = input;
  const booking = await openPatiently(context, bookingNumber, () =>
    findNamedBooking(context.world, context.caller, bookingNumber, lastName),
  );
  if (!booking) return notFound(input.bookingNumber);
  return { __typename: 'BookingHash', bookingNumber: booking.number, bookingHash: booking.hash };
};

export const createBooking = (_: unknown, { input }: { input: CreateBookingInput }, context: CallContext) => {
  checkGateway(context);
  demandScope(context, 'RESERVATION_FLOW');
  const { world, caller, idempotencyKey } = context;
  const attempt = { operation: 'createBooking', key: idempotencyKey, input };
  const answer = create(world, caller, readOrder(input), attempt);
  switch (answer.kind) {
    case 'created':
      return {
        __typename: 'CreateBookingSuccess',
        bookingNumber: answer.bookingNumber,
        bookingHash: answer.bookingHash,
        locale: input.locale,
        paymentInstruction: paymentInstruction(context, answer.instruction, input.hotelId),
      };
    case 'price':
      return {
        __typename: 'CreateBookingFailure',
        issues: [
          {
            __typename: 'UnexpectedPriceIssue',
            expectedPrice: money(answer.expected),
            actualPrice: money(answer.actual),
          },
        ],
      };
    case 'refused':
      return {
        __typename: 'CreateBookingFailure',
        issues: answer.issues.map((issue) => ({ __typename: 'BookingIssue', ...issue })),
      };
  }
};

export const initiateGuaranteeForBooking = (
  _: unknown,
  { input }: { input: BookingKey & { guarantee: GuaranteeInput } },
  context: CallContext,
) => {
  checkGateway(context);
  const { world, caller, idempotencyKey } = context;
  const { bookingNumber: number, bookingHash: hash } = input;
  const asked = { number, hash, choice: readGuarantee(input.guarantee), locale: null };
  const attempt = { operation: 'initiateGuarantee', key: idempotencyKey, input };
  const answer = initiateGuarantee(world, caller, asked, attempt);
  if (answer.kind === 'unknown') return notFound(number);
  if (answer.kind === 'refused') return { __typename: 'GuaranteeFailure', ...answer };
  const hotelId = findBooking(world.store, number)?.hotelId ?? '';
  return {
    __typename: 'InitiateGuaranteeSuccess',
    paymentInstruction: paymentInstruction(context, answer.instruction, hotelId),
  };
};

export const completeGuaranteeForBooking = (
  _: unknown,
  { input }: { input: BookingKey & { paymentId: string } },
  context: CallContext,
) => {
  checkGateway(context);
  const { bookingNumber: number, bookingHash: hash, paymentId } = input;
  const answer = completeGuarantee(context.world, context.caller, { number, hash, paymentId });
  if (answer.kind === 'refused') return { __typename: 'GuaranteeFailure', ...answer };
  const booking = answer.kind === 'completed' ? own(context, input) : null;
  if (!booking) return notFound(number);
  const locale = apiLocale(booking.detail.locale);
  return { __typename: 'CompleteGuaranteeSuccess', booking: presentBooking(context, booking, locale) };
};

export const cancelBooking = (
  _: unknown,
  { input }: { input: BookingKey & { locale: ApiLocale } },
  context: CallContext,
) => {
  checkGateway(context);
  demandScope(context, 'EDIT_RESERVATION');
  const answer = cancel(context.world, context.caller, input.bookingNumber, input.bookingHash);
  if (answer.kind === 'refused') return { __typename: 'CancelBookingFailure', reason: answer.reason };
  const booking = answer.kind === 'cancelled' ? own(context, input) : null;
  if (!booking) return notFound(input.bookingNumber);
  return { __typename: 'CancelBookingSuccess', booking: presentBooking(context, booking, input.locale) };
};
