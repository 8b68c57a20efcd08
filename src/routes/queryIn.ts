/** The query of an internal address, with its question mark, or empty. Drops the fragment, which may be secret. */
export function queryIn(address: string): string {
  const [beforeFragment = ''] = address.split('#');
  const start = beforeFragment.indexOf('?');
  return start < 0 ? '' : beforeFragment.slice(start);
}
