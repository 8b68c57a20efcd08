import fc from 'fast-check';

/** A fixed seed, so that generated values are the same in every run. */
fc.configureGlobal({ seed: 20261102 });

/** Parts that no test pins to an API are over the one that the switches of tests choose. */
process.env.NEXT_PUBLIC_APP_ENV ??= 'test';
