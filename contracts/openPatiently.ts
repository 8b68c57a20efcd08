import type { CallContext } from './callContext';

/** Opens a booking for who names it; who has guessed too often waits first, and may be answered as if there were none. */
export const openPatiently = async <T>(
  { world, caller }: CallContext,
  number: string,
  open: () => T | null,
): Promise<T | null> => {
  // A scenario in which nothing is found is no guess.
  if (caller.twist.bookingNotFound) return open();
  const attempt = world.attempts.begin(number, caller.from, performance.now());
  if (attempt.wait === null) return null;
  if (attempt.wait > 0) await world.pause(attempt.wait);
  const found = open();
  if (found !== null) attempt.succeed();
  return found;
};
