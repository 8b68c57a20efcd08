import { apache } from './apache';
import { caddy } from './caddy';
import type { Host } from './host';
import { nginx } from './nginx';

/** The hosts by the name that `npm run build -- --host NAME` takes. */
export const hosts = { nginx, apache, caddy } satisfies Readonly<Record<string, Host>>;
export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as readonly HostName[];
