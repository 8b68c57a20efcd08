import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { createEnvironment } from './createEnvironment';

let environmentV2: Environment | null = null;

/** The booking API's environment: one Store for the visit. */
export function bookingEnvironment(): Environment {
  environmentV2 ??= createEnvironment(site.v2Endpoint);
  return environmentV2;
}

/**
 * The only place that chooses which API tells a part of the flow. While the older flow is not built, every flow is
 * told by the booking API.
 */
export function ApiSwitch({ v2 }: { readonly v2: () => ReactNode }) {
  return <RelayEnvironmentProvider environment={bookingEnvironment()}>{v2()}</RelayEnvironmentProvider>;
}
