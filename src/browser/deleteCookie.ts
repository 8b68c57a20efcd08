/** A path and every path above it: `/en/sign-in`, `/en`, `/`. */
const pathsAbove = (path: string): readonly string[] => {
  const parts = path.split('/').filter((part) => part !== '');
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`).concat('/');
};

/**
 * Deletes a cookie for whichever domain and path it was set, which a browser does not reveal: it is deleted for this
 * host and each domain above it, at this page's path and each path above it.
 */
export function deleteCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  for (const path of pathsAbove(location.pathname)) {
    for (const domain of domains) document.cookie = `${name}=; path=${path}; max-age=0${domain}`;
  }
}
