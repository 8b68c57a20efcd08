import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';
import type { BookingApi } from '@/domain/bookingApi';
import { subjectOf } from '@/domain/guest/tokenBody';
import { apis } from './apis';
import { createEnvironment } from './createEnvironment';
import { readTokens, subscribeToTokens } from './tokenStore';
import { versionSwitch } from './versionSwitch';
import type { Versions } from './versionSwitch';

interface Kept {
  /** Who is signed in; null when nobody is. */
  readonly customer: string | null;
  readonly environment: Environment;
}

const kept = new Map<BookingApi, Kept>();

/**
 * The environment of an API, with a new Store whenever somebody signs in or out, here or in another tab: members have
 * other prices, and what was answered to one customer is not shown to another.
 */
function environmentOf(api: BookingApi): Environment {
  const tokens = readTokens();
  const customer = tokens && subjectOf(tokens.accessToken);
  const known = kept.get(api);
  if (known?.customer === customer) return known.environment;
  const environment = createEnvironment(apis[api].endpoint);
  kept.set(api, { customer, environment });
  return environment;
}

/** Provides the Relay environment of an API. */
export function ApiEnvironment({ api, children }: { readonly api: BookingApi; readonly children: ReactNode }) {
  const read = () => environmentOf(api);
  return (
    <RelayEnvironmentProvider environment={useSyncExternalStore(subscribeToTokens, read, read)}>
      {children}
    </RelayEnvironmentProvider>
  );
}

/**
 * Chooses between the versions of a part that asks its API through Relay. The only place that chooses: a screen passes
 * the versions and gets one component.
 */
export function apiSwitch<Props extends object>(versions: Versions<Props>, waiting?: (props: Props) => ReactNode) {
  return versionSwitch(versions, { waiting, around: ApiEnvironment });
}
