import { wholeAnswer } from '@/browser/handover/earlyAnswers';
import type { AnswerUnderWay, WholeAnswer } from '@/browser/handover/protocol';
import { MAX_RETRIES } from '@/config/limits';
import { TransportError } from './TransportError';
import type { Pace } from './pace';
import { retryDelay } from './retry';

/**
 * Fetches an answer with its whole body, with the site's cookies, or waits for the one that is under way.
 * @throws TransportError TIMEOUT or NETWORK without one; the signal's reason when the call was aborted
 */
export async function fetchInTime(
  url: string,
  { signal, ...init }: RequestInit & { readonly signal?: AbortSignal },
  { timeoutMs }: Pace,
  underWay: AnswerUnderWay | null = null,
): Promise<WholeAnswer> {
  signal?.throwIfAborted();
  const abort = new AbortController();
  const giveUp = () => abort.abort();
  const timer = setTimeout(giveUp, timeoutMs);
  signal?.addEventListener('abort', giveUp);
  try {
    return await wholeAnswer(url, { ...init, credentials: 'include', signal: abort.signal }, underWay);
  } catch {
    signal?.throwIfAborted();
    throw new TransportError(abort.signal.aborted ? 'TIMEOUT' : 'NETWORK');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** Repeats work after network failures, up to three times and only when repeating is harmless. */
export async function tryAgain<T>(
  work: () => Promise<T>,
  mayRepeat: boolean,
  pace: Pace,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const isNetworkFailure = error instanceof TransportError && error.code === 'NETWORK';
      if (!isNetworkFailure && attempt > 0 && error instanceof TransportError)
        throw new TransportError(error.code, true);
      if (!isNetworkFailure || !mayRepeat || attempt >= MAX_RETRIES) throw error;
      await pace.wait(retryDelay(attempt + 1, Math.random()), signal);
    }
  }
}
