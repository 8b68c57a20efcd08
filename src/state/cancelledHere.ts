import { removeFromVisit, visitStorage } from '@/browser/visitStorage';

const storageKey = 'sarastus.openReservationCancelled';

/** Keeps when a booking was cancelled in this tab, for an API that does not say. */
export function rememberCancelled(bookingNumber: string, at: string): void {
  visitStorage.setItem(storageKey, JSON.stringify([bookingNumber, at]));
}

/** When a booking was cancelled in this tab, ISO 8601; null when that is not known. */
export function cancelledHere(bookingNumber: string): string | null {
  try {
    const kept: unknown = JSON.parse(visitStorage.getItem(storageKey) ?? 'null');
    const [number, at] = Array.isArray(kept) ? (kept as unknown[]) : [];
    return number === bookingNumber && typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : null;
  } catch {
    return null;
  }
}

export const forgetCancelled = (): void => removeFromVisit(storageKey);
