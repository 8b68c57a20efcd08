import type { nationalNumber } from './nationalNumber';

export type NationalNumber = typeof nationalNumber;

/**
 * `nationalNumber`, loaded when a form is first checked: with the rules of all countries it is 29 kB. Where it cannot be
 * loaded, as without a network, any number passes and the API alone checks it.
 */
export const loadNationalNumber = (): Promise<NationalNumber> =>
  // Fetched ahead while the line is idle, so that a form that is sent at once does not wait.
  import(/* webpackPrefetch: true */ './nationalNumber').then(
    (loaded) => loaded.nationalNumber,
    () => (_prefix, typed) => typed.replace(/\D/g, ''),
  );
