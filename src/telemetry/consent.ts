import { services } from '@/config/services';
import { vitals } from '@/config/vitals';
import { CONSENT_VERSION, isDecisionValid, optionalPurposes, parseDecision } from '@/domain/guest/consent';
import type { ConsentDecision, OptionalPurpose } from '@/domain/guest/consent';
import { CONSENT_KEY } from './consentKey';

const behind: Readonly<Record<OptionalPurpose, string | null>> = {
  statistics: services.tagManagerUrl ?? (vitals.isByConsent ? vitals.url : null),
  service: services.chatUrl,
  errorReports: services.sentryDsn,
};

/** The purposes that this build has a service for. The others are not asked about. */
export const askedPurposes: readonly OptionalPurpose[] = optionalPurposes.filter((purpose) => behind[purpose] !== null);

/** A decision that the browser did not store: it holds until the page is reloaded. */
let unkept: string | null = null;
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly decision: ConsentDecision | null } = { text: null, decision: null };

function readText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY) ?? unkept;
  } catch {
    return unkept;
  }
}

/** The decision valid at an instant; null when the guest has to be asked. The same decision is the same object. */
export function readDecision(now: number = Date.now()): ConsentDecision | null {
  const text = readText();
  if (text !== last.text) last = { text, decision: parseDecision(text) };
  return last.decision && isDecisionValid(last.decision, askedPurposes, now) ? last.decision : null;
}

/** Whether the guest allows a purpose now. */
export function hasConsent(purpose: OptionalPurpose): boolean {
  return readDecision()?.allowed.includes(purpose) ?? false;
}

/** Otherwise the decision stored before would be read as the latest, here and on the next page. */
function withdrawStored(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // What cannot be removed cannot be read either.
  }
}

/** Stores what the guest decided, and notifies listeners. */
export function decide(allowed: readonly OptionalPurpose[], now: number = Date.now()): void {
  const decision: ConsentDecision = {
    version: CONSENT_VERSION,
    decidedAt: new Date(now).toISOString(),
    asked: askedPurposes,
    allowed: askedPurposes.filter((purpose) => allowed.includes(purpose)),
  };
  const text = JSON.stringify(decision);
  unkept = null;
  try {
    localStorage.setItem(CONSENT_KEY, text);
  } catch {
    unkept = text;
    withdrawStored();
  }
  listeners.forEach((listener) => listener());
}

/** Calls back when the decision changes, here or in another tab. Returns the unsubscribe function. */
export function subscribeToDecision(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
