import type { readPhone } from './readPhone';

export type ReadPhone = typeof readPhone;

/**
 * `readPhone`, loaded when a form is first checked: with the rules of all countries it is 29 kB. Where it cannot be
 * loaded, as without a network, any number passes and the API alone checks it.
 */
export const loadReadPhone = (): Promise<ReadPhone> =>
  // Fetched ahead while the line is idle, so that a form that is sent at once does not wait.
  import(/* webpackPrefetch: true */ './readPhone').then(
    (loaded) => loaded.readPhone,
    () => (prefix, typed) => ({ prefix, number: typed.replace(/\D/g, '') }),
  );
