import { useEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import { environment as site } from '@/config/environment';
import { bookingApiWarning } from './bookingApi';
import { createEnvironment } from './createEnvironment';
import { readTokens, subscribeToTokens } from './tokenStore';

let kept: { readonly environment: Environment; readonly isSignedIn: boolean } | null = null;

/**
 * The booking API's environment: one Store for a guest who is signed in, another for one who is not. Prices of a member
 * are not those of a stranger, and what was answered to one is not shown to the other.
 */
export function bookingEnvironment(): Environment {
  const isSignedIn = readTokens() !== null;
  if (kept?.isSignedIn !== isSignedIn) kept = { environment: createEnvironment(site.v2Endpoint), isSignedIn };
  return kept.environment;
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
  const environment = useSyncExternalStore(subscribeToTokens, bookingEnvironment, bookingEnvironment);
  return <RelayEnvironmentProvider environment={environment}>{v2()}</RelayEnvironmentProvider>;
}
