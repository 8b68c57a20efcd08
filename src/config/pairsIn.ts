/** `a=1; b=2` as a record. */
export function pairsIn(text = ''): Readonly<Record<string, string>> {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  return Object.fromEntries(
    parts.map((part) => part.split(/=(.*)/s, 2).map((each) => each.trim())) as [string, string][],
  );
}
