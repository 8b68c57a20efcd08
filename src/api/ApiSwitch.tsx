import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { bookingApiWarning } from './bookingApi';
import { createEnvironment } from './createEnvironment';

let environmentV2: Environment | null = null;

/** The booking API's environment: one Store for the visit. */
export function bookingEnvironment(): Environment {
  environmentV2 ??= createEnvironment(site.v2Endpoint);
  return environmentV2;
}

let hasWarned = false;

/**
 * The only place that chooses which API a part of the flow asks. While the older flow is not built it is the booking
 * API, and a build whose switches want the other one says so in the console.
 */
export function ApiSwitch({ v2 }: { readonly v2: () => ReactNode }) {
  useEffect(() => {
    if (bookingApiWarning && !hasWarned) console.warn(bookingApiWarning);
    hasWarned = true;
  }, []);
  return <RelayEnvironmentProvider environment={bookingEnvironment()}>{v2()}</RelayEnvironmentProvider>;
}
