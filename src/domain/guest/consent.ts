import { CONSENT_LIFE_MONTHS } from '../limits';

/** Purposes that need the guest's consent: nothing happens for them before. */
export const optionalPurposes = ['statistics', 'service', 'errorReports'] as const;

export type OptionalPurpose = (typeof optionalPurposes)[number];
export type Purpose = 'necessary' | OptionalPurpose;

/** Raise it when the question changes so much that guests must be asked again. */
export const CONSENT_VERSION = 1;

export interface ConsentDecision {
  readonly version: number;
  /** ISO 8601. */
  readonly decidedAt: string;
  /** The purposes that the question named. */
  readonly asked: readonly OptionalPurpose[];
  readonly allowed: readonly OptionalPurpose[];
}

const purposesIn = (value: unknown): readonly OptionalPurpose[] | null =>
  Array.isArray(value) ? optionalPurposes.filter((purpose) => value.includes(purpose)) : null;

/** The decision that a stored text holds; null when it holds none. Never throws. */
export function parseDecision(text: string | null): ConsentDecision | null {
  try {
    const { version, decidedAt, asked, allowed } = JSON.parse(text ?? 'null') as Record<string, unknown>;
    const [named, granted] = [purposesIn(asked), purposesIn(allowed)];
    if (typeof version !== 'number' || typeof decidedAt !== 'string' || !named || !granted) return null;
    return Number.isNaN(Date.parse(decidedAt)) ? null : { version, decidedAt, asked: named, allowed: granted };
  } catch {
    return null;
  }
}

/** The instant at which a decision is asked about anew. */
export function endOfDecision({ decidedAt }: ConsentDecision): number {
  const end = new Date(decidedAt);
  end.setUTCMonth(end.getUTCMonth() + CONSENT_LIFE_MONTHS);
  return end.getTime();
}

/**
 * Whether a decision answers today's question: of the same version, not past its time, not from a clock ahead of ours,
 * and about every purpose that is asked about now.
 */
export function isDecisionValid(decision: ConsentDecision, asked: readonly OptionalPurpose[], now: number): boolean {
  return (
    decision.version === CONSENT_VERSION &&
    Date.parse(decision.decidedAt) <= now &&
    now < endOfDecision(decision) &&
    asked.every((purpose) => decision.asked.includes(purpose))
  );
}

/** The purposes that were allowed before and are not any more. */
export function withdrawnPurposes(
  before: ConsentDecision | null,
  after: ConsentDecision | null,
): readonly OptionalPurpose[] {
  return (before?.allowed ?? []).filter((purpose) => !after?.allowed.includes(purpose));
}
