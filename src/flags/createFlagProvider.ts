import {
  ClientProviderEvents,
  ErrorCode,
  OpenFeatureEventEmitter,
  StandardResolutionReasons,
} from '@openfeature/web-sdk';
import type { EvaluationContext, Provider, ResolutionDetails } from '@openfeature/web-sdk';
import { CONFIG_REFRESH_MS } from '@/config/limits';
import { RESERVATION_FLOW } from './flagNames';
import { firstOff } from './readFlags';
import type { Flags } from './readFlags';

const notFound = <Value>(value: Value, name: string): ResolutionDetails<Value> => ({
  value,
  reason: StandardResolutionReasons.ERROR,
  errorCode: ErrorCode.FLAG_NOT_FOUND,
  errorMessage: `There is no flag ${name}`,
});

/** The features that the search at hand needs, from the context of an evaluation. */
function neededBy({ searchFeatures }: EvaluationContext): readonly string[] {
  return Array.isArray(searchFeatures) ? searchFeatures.filter((name) => typeof name === 'string') : [];
}

function changesBetween(before: Flags, after: Flags): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}

/**
 * Flags of the runtime configuration, for OpenFeature. A first load that fails is an error with its message; a later
 * one that fails leaves the last good flags. `loadFirst` may return flags that the page has already. They are loaded
 * again every minute and when the guest returns to the tab.
 */
export function createFlagProvider(load: () => Promise<Flags>, loadFirst = load): Provider {
  const events = new OpenFeatureEventEmitter();
  let flags: Flags | null = null;
  let asked = 0;
  let shown = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  const refresh = async (from = load): Promise<void> => {
    const turn = ++asked;
    const loaded = await from();
    // A slow answer must not undo one that was asked for after it.
    if (turn < shown) return;
    shown = turn;
    const before = flags;
    flags = loaded;
    if (!before) return events.emit(ClientProviderEvents.Ready);
    const flagsChanged = changesBetween(before, loaded);
    if (flagsChanged.length > 0) events.emit(ClientProviderEvents.ConfigurationChanged, { flagsChanged });
  };
  const refreshQuietly = (): void => void refresh().catch(() => undefined);
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') refreshQuietly();
  };

  const resolveOne = (name: string, known: Flags): ResolutionDetails<boolean> => {
    const value = known.get(name);
    return value === undefined ? notFound(false, name) : { value, reason: StandardResolutionReasons.STATIC };
  };

  return {
    metadata: { name: 'appconfig' },
    runsOn: 'client',
    events,
    initialize: () => {
      timer = setInterval(refreshQuietly, CONFIG_REFRESH_MS);
      document.addEventListener('visibilitychange', onVisible);
      return refresh(loadFirst);
    },
    onClose: async () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    },
    // Another search changes nothing that must be loaded; but without flags a context does not make the provider ready.
    onContextChange: () => (flags ? undefined : Promise.reject(new Error('The flags have not been loaded'))),
    resolveBooleanEvaluation: (name, defaultValue, context) => {
      if (!flags) return { value: defaultValue, errorCode: ErrorCode.PROVIDER_NOT_READY };
      if (name !== RESERVATION_FLOW) return resolveOne(name, flags);
      const off = firstOff(flags, neededBy(context));
      return off === null ? { value: true, reason: StandardResolutionReasons.TARGETING_MATCH } : resolveOne(off, flags);
    },
    // The configuration holds switches only.
    resolveStringEvaluation: (name, defaultValue) => notFound(defaultValue, name),
    resolveNumberEvaluation: (name, defaultValue) => notFound(defaultValue, name),
    resolveObjectEvaluation: (name, defaultValue) => notFound(defaultValue, name),
  };
}
