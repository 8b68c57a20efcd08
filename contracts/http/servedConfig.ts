import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optionalFeatures, type Lacking } from '../withoutOptional';
import { defaultAppConfig } from './defaultAppConfig';
import type { TestSettings } from './testControl';

type Features = Readonly<Record<string, unknown>>;

/** What a configuration says of each feature; null for a text that is none. */
function featuresIn(appConfig: string): Features | null {
  try {
    return (JSON.parse(appConfig) as { readonly features?: Features }).features ?? null;
  } catch {
    return null;
  }
}

interface Served {
  readonly staticDir: string | null;
  readonly without?: Lacking;
}

/** The runtime configuration of the site: what a test has set, else the file of the export, else everything on. */
export function servedConfig({ staticDir, without = [] }: Served, settings: TestSettings) {
  const file = staticDir && path.join(staticDir, 'api', 'appconfig');
  const isWithout = (feature: string) => without === 'all' || without.includes(feature);
  const off = Object.fromEntries(optionalFeatures.filter(isWithout).map((feature) => [feature, false]));
  const own = JSON.stringify({ features: { ...defaultAppConfig.features, ...off } });
  /** Null where the export has a file of its own, which is served like its others. */
  const text = () => settings.appConfig ?? (file && existsSync(file) ? null : own);

  const features = (): Features | null => featuresIn(text() ?? readFileSync(file ?? '', 'utf8'));

  return {
    text,
    features,
    /**
     * The features that the APIs lack: a site that asks for what its configuration has off is refused, as by a back end
     * that has never heard of it.
     */
    lacking: (): readonly string[] => {
      const now = features();
      return optionalFeatures.filter((each) => isWithout(each) || (now !== null && now[each] !== true));
    },
  };
}
