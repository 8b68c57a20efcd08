import { failureCatalogue } from './failure';
import type { FailureCode } from './failure';

/** Every code there is. */
export const allFailureCodes: readonly FailureCode[] = Object.entries(failureCatalogue).flatMap(([family, codes]) =>
  // Keys of the catalogue are families and values their codes, which Object.entries forgets.
  codes.map((code) => `${family}.${code}` as FailureCode),
);
