/** One guest who booked with a key, while the server was killed, and again with the same key. */
export interface Attempted {
  readonly key: string;
  /** The number that the guest was told before the end; null without an answer. */
  readonly before: string | null;
  /** The number that the repeated call told; null without an answer. */
  readonly after: string | null;
}

export interface Account {
  /** Keys whose booking is not stored, or is another one than the guest was told. */
  readonly lost: readonly string[];
  /** Stored bookings beyond one for each guest. */
  readonly twice: number;
}

/** Holds what guests were told against the numbers of all bookings that are stored. */
export function accountFor(attempts: readonly Attempted[], stored: readonly string[]): Account {
  const isKept = ({ before, after }: Attempted) =>
    after !== null && stored.includes(after) && (before === null || before === after);
  const kept = attempts.filter(isKept);
  return {
    lost: attempts.filter((each) => !isKept(each)).map(({ key }) => key),
    twice: Math.max(0, stored.length - new Set(kept.map(({ after }) => after)).size),
  };
}
