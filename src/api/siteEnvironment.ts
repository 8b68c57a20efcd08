import type { Environment } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { createEnvironment } from './createEnvironment';

let environmentV1: Environment | null = null;

/** The site API's environment: one Store for the visit. */
export function siteEnvironment(): Environment {
  environmentV1 ??= createEnvironment(site.v1Endpoint);
  return environmentV1;
}
