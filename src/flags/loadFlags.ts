import { askFlags } from './askFlags';
import { withOverrides } from './configuration';
import type { Flags } from './readFlags';

/** The flags of the runtime configuration, with what a preview overrides. Rejects when it does not answer in time. */
export const loadFlags = async (): Promise<Flags> => withOverrides(await askFlags());
