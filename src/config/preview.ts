import { chain } from './chain';

const idPattern = /^[a-z0-9][a-z0-9-]*$/;

/** The id of the preview that a host serves, its first label; null on every other host. */
export function previewIdOf(host: string): string | null {
  const suffix = `.${chain.previewDomain}`;
  if (!host.endsWith(suffix)) return null;
  const id = host.slice(0, -suffix.length);
  return idPattern.test(id) ? id : null;
}
