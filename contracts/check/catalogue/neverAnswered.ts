/** Outcomes that the schemas allow and the APIs never give, with the reason. */
const never: readonly (readonly [RegExp, string])[] = [
  [
    /^v1\.(createReservation|initReservationPayment|purchaseSCard) (AuthorizationErrorCode\.|.*\.notLoggedIn$)/,
    'A stranger may make the call; the result type is that of the call of customers.',
  ],
  [/^v1\.withdrawSCardOrder .*\.withdrawal$/, 'What is withdrawn is answered with its receipt.'],
  [
    /^v1\.beginSCardEmailVerification .*\.VERIFICATION_CODE_INVALID$/,
    'No code is given yet; the error type is that of the next call, too.',
  ],
];

/** Why an outcome never comes; null for one that does. */
export const whyNever = (outcome: string): string | null =>
  never.find(([pattern]) => pattern.test(outcome))?.[1] ?? null;
