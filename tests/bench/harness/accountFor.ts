/** One guest who booked with a key, while the server was killed, and again with the same key. */
export interface Attempted {
  readonly key: string;
  /** The number in the answer before the end; null without an answer. */
  readonly before: string | null;
  /** The number in the answer to the repeated call; null without an answer. */
  readonly after: string | null;
}

export interface Account {
  /** Keys whose booking is not stored, or is not the one that was answered. */
  readonly lost: readonly string[];
  /** Stored bookings beyond one for each guest. */
  readonly twice: number;
}

/** Compares the numbers that guests got with those of all stored bookings. */
export function accountFor(attempts: readonly Attempted[], stored: readonly string[]): Account {
  const isKept = ({ before, after }: Attempted) =>
    after !== null && stored.includes(after) && (before === null || before === after);
  const kept = attempts.filter(isKept);
  return {
    lost: attempts.filter((each) => !isKept(each)).map(({ key }) => key),
    twice: Math.max(0, stored.length - new Set(kept.map(({ after }) => after)).size),
  };
}
