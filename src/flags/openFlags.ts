import { ClientProviderEvents, ClientProviderStatus, ErrorCode, OpenFeature } from '@openfeature/web-sdk';
import { createFlagProvider } from './createFlagProvider';
import { RESERVATION_FLOW } from './flagNames';
import { knownFlags, loadFlags } from './loadFlags';

/** The flags, as the site reads them. A fallback is for a configuration that never came. */
export interface OpenFlags {
  readonly isOn: (name: string, fallback: boolean) => boolean;
  /** Whether every one of the features is on that a search needs. */
  readonly isFlowOn: (searchFeatures: readonly string[]) => boolean;
}

const DOMAIN = 'sarastus';

/**
 * Opens the flags. Resolves once they are known or have failed to load; `onChange` is called when they change later.
 */
export async function openFlags(onChange: () => void): Promise<OpenFlags> {
  const client = OpenFeature.getClient(DOMAIN);
  const read = (name: string, fallback: boolean): boolean => {
    const { errorCode, value } = client.getBooleanDetails(name, false);
    return errorCode === ErrorCode.PROVIDER_NOT_READY ? fallback : value;
  };
  // A failure is in the status of the provider, and the fallbacks apply.
  await OpenFeature.setProviderAndWait(DOMAIN, createFlagProvider(loadFlags, knownFlags)).catch(() => undefined);
  for (const event of [ClientProviderEvents.Ready, ClientProviderEvents.ConfigurationChanged] as const) {
    client.addHandler(event, onChange);
  }
  let considered = '';
  return {
    isOn: read,
    isFlowOn: (searchFeatures) => {
      if (client.providerStatus === ClientProviderStatus.ERROR) return true;
      const key = searchFeatures.join();
      if (considered !== key) {
        // The browser's SDK keeps one context; the search that is asked about is put there before it is asked about.
        void OpenFeature.setContext(DOMAIN, { searchFeatures: [...searchFeatures] });
        considered = key;
      }
      return read(RESERVATION_FLOW, true);
    },
  };
}
