import { askFlags } from './askFlags';
import { readOverrides } from './flagOverrides';
import type { Flags } from './readFlags';

/** The flags of the runtime configuration, with what a preview overrides. Rejects when it does not answer in time. */
export async function loadFlags(): Promise<Flags> {
  if (process.env.NODE_ENV === 'test') {
    const { mockFlags, usesMockFlags } = await import('./mockFlags');
    if (usesMockFlags) return mockFlags;
  }
  return new Map([...(await askFlags()), ...readOverrides(location, () => sessionStorage)]);
}
