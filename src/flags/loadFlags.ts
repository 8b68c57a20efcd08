import { EARLY_ANSWER_LIFETIME_MS } from '@/config/limits';
import { askFlags } from './askFlags';
import { withOverrides } from './configuration';
import type { Flags } from './readFlags';

let asked: { readonly at: number; readonly flags: Promise<Flags> } | null = null;

/** The flags of the runtime configuration, with what a preview overrides. Rejects when it does not answer in time. */
export function loadFlags(): Promise<Flags> {
  const flags = askFlags().then(withOverrides);
  const mine = { at: Date.now(), flags };
  asked = mine;
  flags.catch(() => {
    if (asked === mine) asked = null;
  });
  return flags;
}

/** The flags that this page asked for a moment ago, for another reader; loaded now where it did not. */
export const knownFlags = (): Promise<Flags> =>
  asked && Math.abs(Date.now() - asked.at) < EARLY_ANSWER_LIFETIME_MS ? asked.flags : loadFlags();
