import { apache } from './apache';
import { azure } from './azure';
import { caddy } from './caddy';
import { cloudflare } from './cloudflare';
import { cloudfront } from './cloudfront';
import { firebase } from './firebase';
import { github } from './github';
import type { Host } from './host';
import { netlify } from './netlify';
import { nginx } from './nginx';

/** The hosts by the name that `npm run build -- --host NAME` takes. */
export const hosts = {
  nginx,
  apache,
  caddy,
  netlify,
  cloudflare,
  cloudfront,
  azure,
  firebase,
  github,
} satisfies Readonly<Record<string, Host>>;
export type HostName = keyof typeof hosts;
export const hostNames = Object.keys(hosts) as readonly HostName[];
