import { ask, type TestWorld } from './testGuest';
import type { StayKeys } from './testStays';

/** Cancels through the booking API; resolves to the kind of its answer. */
export const cancelledIn = async (world: TestWorld, { number, hash }: StayKeys): Promise<string> => {
  const { data } = await ask<{ cancelBooking: { readonly __typename: string } }>(
    world,
    'mutation Cancel($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }',
    { input: { bookingNumber: number, bookingHash: hash, locale: 'EN_GB' } },
  );
  return data.cancelBooking.__typename;
};
