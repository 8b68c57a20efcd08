import type { SiteFeature } from './flagNames';
import { readFlag } from './flagStore';

/**
 * Whether a feature is on, asked once and without the provider: for a page that reads no other flag. The fallback is for
 * a configuration that does not come.
 */
export async function askFlag(name: SiteFeature, fallback: boolean): Promise<boolean> {
  const known = readFlag(name, fallback);
  if (known !== undefined) return known;
  try {
    const { knownFlags } = await import('./loadFlags');
    return (await knownFlags()).get(name) ?? false;
  } catch {
    return fallback;
  }
}
