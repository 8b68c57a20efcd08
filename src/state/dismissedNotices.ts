import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, readKept, writeKept } from '@/browser/keptValue';

/** The ids of the notices that the guest has read and closed. */
export const DISMISSED_NOTICES_KEY = 'sarastus.dismissedNotices';

/** A notice that is shown for longer than this should be read again. */
const lifetimeMs = hoursInMs(24 * 30);
/** Older ids belong to notices that are no longer shown. */
const MOST = 30;

function parse(value: unknown): readonly string[] | null {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : null;
}

export function readDismissedNotices(now: number = Date.now()): readonly string[] {
  return readKept(keptStorage, { key: DISMISSED_NOTICES_KEY, parse, lifetimeMs }, now) ?? [];
}

export function dismissNotice(id: string, now: number = Date.now()): void {
  const others = readDismissedNotices(now).filter((each) => each !== id);
  writeKept(keptStorage, { key: DISMISSED_NOTICES_KEY }, [...others, id].slice(-MOST), now);
}
