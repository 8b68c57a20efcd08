import { askFlags } from './askFlags';
import { readOverrides } from './flagOverrides';
import type { Flags } from './readFlags';

/** The flags of the runtime configuration, with what a preview overrides. Rejects when it does not answer in time. */
export async function loadFlags(): Promise<Flags> {
  return new Map([...(await askFlags()), ...readOverrides(location, () => sessionStorage)]);
}
