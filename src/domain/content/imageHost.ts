/**
 * Whether a picture may be loaded: it is of this very site, or its address begins with one of the allowed prefixes
 * (each ending with a slash). Any other host would learn what a guest looks at.
 */
export function isAllowedImage(url: string, allowedPrefixes: readonly string[]): boolean {
  // `//host` and `/\host` are other hosts to a browser.
  if (/^\/(?![/\\])/.test(url)) return true;
  return allowedPrefixes.some((prefix) => prefix.endsWith('/') && url.startsWith(prefix));
}
