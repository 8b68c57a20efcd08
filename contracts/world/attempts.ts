/** Misses within this time slow further attempts down, milliseconds. */
const REMEMBERED_MS = 60_000;
/** A guest mistypes a number or a name a few times; many guests may share an address. */
const FREE_FOR_NUMBER = 5;
const FREE_FOR_CALLER = 20;
const FIRST_GAP_MS = 100;
const LONGEST_GAP_MS = 2000;
/** Whoever would wait longer is answered as if there were nothing. */
const LONGEST_WAIT_MS = 10_000;
const MAX_ENTRIES = 10_000;

interface Entry {
  /** When attempts missed, or have not been answered yet. */
  readonly open: readonly number[];
  /** The next attempt is made at this time or later. */
  readonly nextAt: number;
}

/** One attempt to open a booking. */
export interface AttemptToOpen {
  /** Milliseconds to wait first; null when it is refused unseen. */
  readonly wait: number | null;
  /** It opened the booking, so it slows nobody down. */
  readonly succeed: () => void;
}

export interface Attempts {
  /** `number` is the booking's, `caller` where the call comes from, `now` in milliseconds of a clock that only advances. */
  readonly begin: (number: string, caller: string, now: number) => AttemptToOpen;
  readonly clear: () => void;
}

const gapAfter = (misses: number, free: number): number =>
  misses < free ? 0 : Math.min(LONGEST_GAP_MS, FIRST_GAP_MS * 2 ** (misses - free));

/**
 * Slows down who guesses: after some misses, attempts on the same booking or from the same caller are made one after
 * another, with a growing gap between them. It does not matter whether the booking exists, or whether a guess is right.
 */
export const createAttempts = (): Attempts => {
  const entries = new Map<string, Entry>();

  const reserve = (key: string, free: number, now: number): number => {
    const { open, nextAt } = entries.get(key) ?? { open: [], nextAt: now };
    const recent = open.filter((at) => now - at < REMEMBERED_MS);
    const gap = gapAfter(recent.length, free);
    const startsAt = gap === 0 ? now : Math.max(now, nextAt) + gap;
    entries.delete(key);
    entries.set(key, { open: [...recent, now], nextAt: startsAt });
    return startsAt - now;
  };
  const forget = (key: string, at: number): void => {
    const entry = entries.get(key);
    const index = entry?.open.indexOf(at) ?? -1;
    if (entry && index >= 0) entries.set(key, { ...entry, open: entry.open.filter((_, each) => each !== index) });
  };

  return {
    begin: (number, caller, now) => {
      const keys = [`number ${number}`, `caller ${caller}`] as const;
      const wait = Math.max(reserve(keys[0], FREE_FOR_NUMBER, now), reserve(keys[1], FREE_FOR_CALLER, now));
      // The oldest entries are at the beginning.
      for (const key of entries.keys()) {
        if (entries.size <= MAX_ENTRIES) break;
        entries.delete(key);
      }
      return { wait: wait > LONGEST_WAIT_MS ? null : wait, succeed: () => keys.forEach((key) => forget(key, now)) };
    },
    clear: () => entries.clear(),
  };
};
