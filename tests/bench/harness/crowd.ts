import type { Reached } from '../../../contracts/http/testGuest';
import { stay, type GuestCall, type Timed } from './guest';

/** What many guests at once met. */
export interface Crowd {
  /** Milliseconds of every call. */
  readonly times: Readonly<Record<GuestCall, readonly number[]>>;
  /** Why guests did not get their stay. */
  readonly failures: readonly string[];
}

/** Sends guests all at once. */
export async function sendCrowd(site: Reached, guests: number): Promise<Crowd> {
  const times: Record<GuestCall, number[]> = { search: [], book: [], pay: [], complete: [] };
  const timed: Timed = async (call, work) => {
    const start = performance.now();
    const result = await work();
    times[call].push(performance.now() - start);
    return result;
  };
  const ends = await Promise.allSettled(Array.from({ length: guests }, (_, guest) => stay(site, guest, timed)));
  return { times, failures: ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : [])) };
}
