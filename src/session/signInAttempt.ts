import { randomId } from '@/browser/randomId';
import { removeFromVisit, visitStorage } from '@/browser/visitStorage';

/** The sign-in that this tab has begun. */
const key = 'sarastus.signIn';
/** Longer than a sign-in takes. */
const lifetimeMs = 3_600_000;

/** Begins a sign-in of this tab. The returned id must come back from the provider. */
export function beginAttempt(now: number): string {
  const nonce = randomId();
  visitStorage.setItem(key, JSON.stringify({ nonce, begunAt: now }));
  return nonce;
}

/**
 * Whether a return is the end of the sign-in that this tab began. True once: tokens that come a second time, or with a
 * link made by another person, are not taken: the guest would be signed in as that person.
 */
export function endAttempt(nonce: string | null, now: number): boolean {
  const text = visitStorage.getItem(key);
  removeFromVisit(key);
  try {
    const begun: unknown = JSON.parse(text ?? 'null');
    if (typeof begun !== 'object' || begun === null || !('nonce' in begun) || !('begunAt' in begun)) return false;
    const isRecent = typeof begun.begunAt === 'number' && now - begun.begunAt <= lifetimeMs;
    return isRecent && nonce !== null && begun.nonce === nonce;
  } catch {
    return false;
  }
}
