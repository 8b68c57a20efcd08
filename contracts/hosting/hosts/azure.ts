import { fileTypes } from '../fileTypes';
import { cacheControls, placesToTell, restClass } from '../pathClasses';
import type { Host, Site } from './host';

/** What Azure Static Web Apps takes. */
const MAX_FILES = 15_000;
const MAX_CONFIGURATION = 20_000;

function configuration({ settings: { basePath }, headers }: Site): string {
  const routes = placesToTell.map(([place, { keeping, type }]) => ({
    route: `${basePath}${place}${place.endsWith('/') ? '*' : ''}`,
    headers: { 'cache-control': cacheControls[keeping], ...(type ? { 'content-type': type } : {}) },
  }));
  const settings = {
    trailingSlash: 'never',
    // The first that matches counts, and its headers come before those of all answers.
    routes,
    globalHeaders: { ...headers, 'cache-control': cacheControls[restClass.keeping] },
    responseOverrides: { 404: { rewrite: `${basePath}/404.html`, statusCode: 404 } },
    mimeTypes: fileTypes,
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

function problems(site: Site): readonly string[] {
  const found: string[] = [];
  const count = site.files.length + 1;
  if (count > MAX_FILES)
    found.push(
      `Azure Static Web Apps takes ${MAX_FILES} files, and this site has ${count}: publish it on a host without that limit, such as nginx or cloudfront.`,
    );
  if (configuration(site).length > MAX_CONFIGURATION)
    found.push(`Azure takes ${MAX_CONFIGURATION} bytes of settings: name fewer hosts of services and pictures.`);
  return found;
}

/** It finds `/en/search` in `en/search.html`, and packs for itself. */
export const azure: Host = {
  title: 'Azure Static Web Apps',
  takesPacked: false,
  write: (site) => ({ 'site/staticwebapp.config.json': configuration(site) }),
  problems,
};
