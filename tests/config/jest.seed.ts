import fc from 'fast-check';

/** A fixed seed, so that generated values are the same in every run. */
fc.configureGlobal({ seed: 20261102 });
