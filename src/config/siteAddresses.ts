import { environment } from './environment';
import type { Environment } from './environment';

/** Turns paths of the site into addresses. The router adds the base path to its own links; everything else needs this. */
export interface SiteAddresses {
  /** A path of the site as a browser on this host asks for it. */
  readonly local: (path: string) => string;
  /** The path of the site at a pathname of this host; null when the pathname lies outside the site. */
  readonly pathAt: (pathname: string) => string | null;
  /** The public address of a page, for search engines and shared links; local where the build does not know its host. */
  readonly page: (path: string) => string;
  /** The public address of a picture or file: `src` as a browser loads it. */
  readonly file: (src: string) => string;
}

export function siteAddresses({ siteOrigin, basePath }: Pick<Environment, 'basePath' | 'siteOrigin'>): SiteAddresses {
  // The front page lies at `/stay`, not at `/stay/`: the router writes it so.
  const local = (path: string) => (basePath === '' ? path : `${basePath}${path.replace(/^\/(?=$|[?#])/, '')}`);
  return {
    local,
    pathAt: (pathname) => {
      if (basePath === '') return pathname;
      if (pathname === basePath) return '/';
      return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
    },
    page: (path) => `${siteOrigin}${local(path)}`,
    file: (src) => (src.startsWith('/') ? `${siteOrigin}${src}` : src),
  };
}

/** The addresses of this build. */
export const site: SiteAddresses = siteAddresses(environment);
