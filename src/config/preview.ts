/** Hosts of deployments that a change is looked at on before it is merged. The first label is the preview's id. */
export const PREVIEW_HOST = /^([a-z0-9][a-z0-9-]*)\.preview\.sarastus\.example$/;

/** The id of the preview that a host serves; null on every other host. */
export function previewIdOf(host: string): string | null {
  return PREVIEW_HOST.exec(host)?.[1] ?? null;
}
