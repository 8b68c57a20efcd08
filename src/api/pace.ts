import { REQUEST_TIMEOUT_MS } from '@/config/limits';

/** How long a call waits for each answer, including its body, and between its tries. */
export interface Pace {
  readonly timeoutMs: number;
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/** Ends early when the call is aborted, so that no timer is left running. */
const waitFor: Pace['wait'] = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

export const guestPace: Pace = { timeoutMs: REQUEST_TIMEOUT_MS, wait: waitFor };
