/** The query of an address within the site, with its question mark; empty without one. A fragment may hold a secret. */
export function queryIn(address: string): string {
  const [beforeFragment = ''] = address.split('#');
  const start = beforeFragment.indexOf('?');
  return start < 0 ? '' : beforeFragment.slice(start);
}
