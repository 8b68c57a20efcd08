import { environment } from './environment';
import type { AppEnvironment } from './environment';

/** Switches of the build; those that may change without a build are in the runtime configuration. */
export interface Switches {
  readonly showTestEnvironmentBanner: boolean;
  readonly enableSearchEngineIndexing: boolean;
  readonly enableExtraServicesStep: boolean;
  readonly enableNewsArticlePage: boolean;
  readonly enableOffersPage: boolean;
  readonly enableNewsArticleInSitemap: boolean;
  readonly enableV2Api: boolean;
  readonly enableScardTransaction: boolean;
  readonly enableMaksutasku: boolean;
}

const shared = {
  enableExtraServicesStep: true,
  enableNewsArticlePage: true,
  enableOffersPage: true,
  enableNewsArticleInSitemap: true,
  enableScardTransaction: true,
  enableMaksutasku: false,
} as const;

const sets: Readonly<Record<AppEnvironment, Switches>> = {
  development: {
    ...shared,
    showTestEnvironmentBanner: false,
    enableSearchEngineIndexing: false,
    enableV2Api: false,
  },
  production: {
    ...shared,
    showTestEnvironmentBanner: false,
    enableSearchEngineIndexing: true,
    enableV2Api: false,
  },
  test: {
    ...shared,
    showTestEnvironmentBanner: true,
    enableSearchEngineIndexing: false,
    enableV2Api: true,
  },
};

/** The switches of one environment. */
export function switchesFor(appEnvironment: AppEnvironment): Switches {
  return sets[appEnvironment];
}

/** The switches this build runs with. */
export const switches: Switches = switchesFor(environment.appEnvironment);
