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
  /** Tools of the page for an assistant, in a browser that has one. */
  readonly enableAssistantTools: boolean;
}

const shared = {
  enableExtraServicesStep: true,
  enableNewsArticlePage: true,
  enableOffersPage: true,
  enableNewsArticleInSitemap: true,
  enableScardTransaction: true,
  enableMaksutasku: false,
  enableAssistantTools: true,
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

/**
 * The switches of one environment, with those that the build sets otherwise, such as `{"enableMaksutasku": true}`.
 * @throws when that is not an object of known switches, since a typing error would switch nothing
 */
export function switchesFor(appEnvironment: AppEnvironment, otherwise: string = ''): Switches {
  const set = sets[appEnvironment];
  if (otherwise.trim() === '') return set;
  const changes = Object.entries(JSON.parse(otherwise) as object);
  const wrong = changes.find(([name, isOn]) => !(name in set) || typeof isOn !== 'boolean');
  if (wrong) throw new Error(`NEXT_PUBLIC_SWITCHES has "${wrong[0]}": each is a known switch that is true or false`);
  return { ...set, ...Object.fromEntries(changes) };
}

/** The switches this build runs with. */
export const switches: Switches = switchesFor(environment.appEnvironment, process.env.NEXT_PUBLIC_SWITCHES);
