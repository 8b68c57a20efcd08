import { checkOutCodes, editCodes, mobileKeyCodes } from '../world/apiCodes';
import { kebab, type Scenario } from './scenario';

/**
 * `edit-reserve-travel-cot-failed`, `check-out-not-dueout`, `key-mobile-key-not-supported`, …: a change, a check-out or a
 * key that ends with the code.
 */
export const staysAndChanges: readonly Scenario[] = [
  ...editCodes.map((code): Scenario => ({
    name: `edit-${kebab(code)}`,
    description: `Changing a reservation is answered with ${code}.`,
    twist: { editFailure: code },
  })),
  ...checkOutCodes.map((code): Scenario => ({
    name: `check-out-${kebab(code)}`,
    description: `Checking out is answered with ${code}.`,
    twist: { checkOutFailure: code },
  })),
  ...mobileKeyCodes.map((code): Scenario => ({
    name: `key-${kebab(code)}`,
    description: `Making a key for a phone is answered with ${code}.`,
    twist: { mobileKeyFailure: code },
  })),
];
