import { VERIFICATION_CODE_LENGTH } from '../limits';

/** The steps of connecting a card. */
export const verificationSteps = ['email', 'verification'] as const;
export type VerificationStep = (typeof verificationSteps)[number];

/** A code that was sent to the address of a card. Instants in milliseconds. */
export interface CardVerification {
  readonly expiresAt: number;
  readonly resendAt: number;
  /** Wrong codes that can still be given. */
  readonly attemptsLeft: number;
}

/** The digits of a code as it was typed or pasted: `Koodi: 123 456` is `123456`. */
export const codeDigits = (typed: string): string => typed.replace(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH);

/** Whether a code may be sent as it is; a code that is too short would cost an attempt. */
export const isWholeCode = (code: string): boolean => code.length === VERIFICATION_CODE_LENGTH;

/** Milliseconds until another code can be asked for; 0 when it can be. */
export function waitForCode({ expiresAt, resendAt, attemptsLeft }: CardVerification, now: number): number {
  return Math.max(0, (attemptsLeft > 0 ? resendAt : expiresAt) - now);
}
