export type Route =
  { readonly status: 200 | 404; readonly file: string } | { readonly status: 301; readonly location: string };

export const missingPage = '/404.html';

/**
 * What an address of the site is, on every host: its file as it is, else with `.html`, else `404.html` with the status
 * 404. One with a slash at its end is sent to the address without, so that each page has one address.
 * @param path decoded, below the base path; it begins with a slash
 * @param hasFile whether the export has a file at a path
 */
export function routeOf(path: string, hasFile: (file: string) => boolean): Route {
  if (path === '/') return { status: 200, file: '/index.html' };
  // Browsers take `//elsewhere.example` and `/\elsewhere.example` for another host.
  if (path.endsWith('/') && /^\/[^/\\]/.test(path)) return { status: 301, location: path.replace(/\/+$/, '') };
  const file = [path, `${path}.html`].find(hasFile);
  return file === undefined ? { status: 404, file: missingPage } : { status: 200, file };
}
