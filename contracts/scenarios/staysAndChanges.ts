import { failureCatalogue } from '@/domain/failure';
import { checkOutCodes, editCodes, mobileKeyCodes } from '../world/apiCodes';
import { checkOuts, edits, mobileKeys, stays } from './asked';
import { kebab, type Scenario } from './scenario';

/**
 * `edit-reserve-travel-cot-failed`, `check-out-not-dueout`, `key-mobile-key-not-supported`, …: a change, a check-out or a
 * key that ends with the code.
 */
export const staysAndChanges: readonly Scenario[] = [
  ...editCodes.map((code): Scenario => ({
    name: `edit-${kebab(code)}`,
    description: `Changing a reservation is answered with ${code}.`,
    given: `A reservation cannot be changed: ${code}.`,
    when: 'A guest changes a reservation.',
    then: `The answer is the error ${code}, and says whether the rest was changed.`,
    asks: edits,
    twist: { editFailure: code },
  })),
  ...checkOutCodes.map((code): Scenario => ({
    name: `check-out-${kebab(code)}`,
    description: `Checking out is answered with ${code}.`,
    given: `The guest cannot check out online: ${code}.`,
    when: 'A guest checks out.',
    then: `The answer is the error ${code}.`,
    asks: checkOuts,
    twist: { checkOutFailure: code },
  })),
  ...mobileKeyCodes.map((code): Scenario => ({
    name: `key-${kebab(code)}`,
    description: `Making a key for a phone is answered with ${code}.`,
    given: `No key can be put on the phone: ${code}.`,
    when: 'A guest asks for a key.',
    then: `The answer is the error ${code}.`,
    asks: mobileKeys,
    twist: { mobileKeyFailure: code },
  })),
  ...failureCatalogue.option.map((reason): Scenario => ({
    name: `stay-${kebab(reason)}`,
    description: `Notices, check-in, phones and key cards are refused with ${reason}.`,
    given: `The hotel lets nothing be arranged for a stay: ${reason}.`,
    when: 'A guest leaves notices, checks in, registers or removes a phone, or makes a key card.',
    then: `The answer names ${reason}.`,
    asks: stays,
    twist: { stayRefusal: reason },
  })),
];
