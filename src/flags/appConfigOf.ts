import { optionalFeatures } from './flagNames';

export interface AppConfig {
  readonly features: Readonly<Record<string, boolean>>;
}

/**
 * The runtime configuration of an export. What an API may lack is off unless the build names it, with commas: a real
 * back end refuses whole questions for one field that it does not know. Without a list, all of it stays as it is.
 * @throws at a name that is no optional feature
 */
export function appConfigOf(written: AppConfig, named: string | undefined): AppConfig {
  if (named === undefined) return written;
  const names = named.split(',').map((each) => each.trim());
  const unknown = names.find((each) => each !== '' && !optionalFeatures.some((one) => one === each));
  if (unknown) throw new Error(`OPTIONAL_FEATURES has "${unknown}"; it lists some of ${optionalFeatures.join(', ')}`);
  const chosen = Object.fromEntries(optionalFeatures.map((each) => [each, names.includes(each)]));
  return { ...written, features: { ...written.features, ...chosen } };
}
