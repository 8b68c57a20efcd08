import type { WholeAnswer } from '@/browser/handover/protocol';
import { clientHeaders } from '@/browser/clientHeaders';
import { environment } from '@/config/environment';
import { readOverrides } from './flagOverrides';
import { readFlags } from './readFlags';
import type { Flags } from './readFlags';

/** Where the runtime configuration is served. */
export const configurationAddress = `${environment.basePath}/api/appconfig`;

export const configurationRequest = () =>
  ({
    headers: clientHeaders(),
    credentials: 'include',
    // Hosts may allow files to be cached for long; this one is revalidated each time.
    cache: 'no-cache',
  }) as const satisfies RequestInit;

/** The flags in an answer of the runtime configuration. Throws when it is none. */
export function flagsIn({ status, body }: WholeAnswer): Flags {
  if (status < 200 || status > 299) throw new Error(`The runtime configuration answered ${status}`);
  return readFlags(JSON.parse(body));
}

/** The flags with what a preview overrides. */
export const withOverrides = (flags: Flags): Flags =>
  new Map([...flags, ...readOverrides(location, () => sessionStorage)]);
