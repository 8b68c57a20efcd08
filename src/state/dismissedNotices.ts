import { keptStorage } from '@/browser/keptStorage';
import { hoursInMs, readKept, writeKept } from '@/browser/keptValue';
import { removeFromVisit, visitStorage } from '@/browser/visitStorage';

/** The ids of the notices that the guest has read and closed. */
export const DISMISSED_NOTICES_KEY = 'sarastus.dismissedNotices';

/** Where the script of a page that sleeps keeps the ids of notices that were closed on it, each as JSON after a line break. */
export const CLOSED_NOTICES_KEY = 'sarastus.closedNotices';

/** A notice that is shown for longer than this should be read again. */
const lifetimeMs = /* @__PURE__ */ hoursInMs(24 * 30);
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

/** Dismisses the notices that were closed while a page slept, this one or one before it. */
export function takeUpClosedNotices(now: number = Date.now()): void {
  for (const line of visitStorage.getItem(CLOSED_NOTICES_KEY)?.split('\n') ?? []) {
    try {
      parse([JSON.parse(line)])?.forEach((id) => dismissNotice(id, now));
    } catch {
      // Not written by this site.
    }
  }
  removeFromVisit(CLOSED_NOTICES_KEY);
}
