/**
 * Whether this build uses a way that a dependency does not document (`undocumented.ts` lists them): `PLAIN=1` builds without
 * any that can be left out, `WITHOUT=relayParts,putToSleep` without these.
 */
export const isOn = (way) => !process.env.PLAIN && !(process.env.WITHOUT ?? '').split(',').includes(way);
