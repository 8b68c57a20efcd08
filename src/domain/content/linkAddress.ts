const web = /^https?:\/\/[a-z0-9.-]+(:\d+)?([/?#][^\s\\]*)?$/i;
const mail = /^mailto:[^\s\\<>"']+$/i;
const phone = /^tel:\+?[\d().-]+$/i;
/** `//host` and `/\host` are other hosts to a browser. */
const own = /^\/(?![/\\])[^\s\\]*$/;
// eslint-disable-next-line no-control-regex -- A browser drops these from an address before it reads the scheme.
const dropped = /[\u0000-\u001f\u007f]/;

/**
 * The address that a written link may lead to: a page of the site, one elsewhere, a mailbox or a phone; null for
 * any other, so that no text from outside can run a script or hide its host behind a name (`https://us@them`).
 */
export function linkAddress(written: string): string | null {
  const address = written.trim();
  if (dropped.test(address)) return null;
  return [own, web, mail, phone].some((kind) => kind.test(address)) ? address : null;
}
