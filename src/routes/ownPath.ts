/** Longer than any address of the site. */
const LONGEST = 2000;

/** The characters of an address: no spaces, controls, backslashes or slashes of other scripts. */
const addressCharacters = /^[\w\-.~!$&'()*+,;=:@/?#%[\]]+$/;
/** A part between slashes, decoded: a word of a route or of a hotel, never dots alone. */
const word = /^(?!\.+$)[\p{L}\p{M}\p{N}\-._~]*$/u;
const controlOrBackslash = /[\p{Cc}\\]/u;

/** Decoded until nothing is left to decode, as a server and a proxy may do in turn; null when it cannot be decoded. */
function decodedToTheEnd(text: string): string | null {
  let decoded = text;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const further = decodeURIComponent(decoded);
      if (further === decoded) return decoded;
      decoded = further;
    } catch {
      // A plain per cent sign that was written as %25 comes out as one that decodes no further.
      return isFirst ? null : decoded;
    }
  }
}

/**
 * The path of this site that a value names, query and fragment and all, as it was written; null for everything else.
 * For addresses that come from outside (a link, storage) and that a guest is sent to: the result never leads to another
 * host, however often a server decodes it. Specification, section 3: auth.returnUrl.
 */
export function ownPathOf(value: string): string | null {
  if (value.length > LONGEST || !addressCharacters.test(value)) return null;
  const [path = '', ...rest] = value.split(/(?=[?#])/);
  const decodedPath = decodedToTheEnd(path);
  const decodedRest = decodedToTheEnd(rest.join(''));
  if (decodedPath === null || decodedRest === null || controlOrBackslash.test(decodedRest)) return null;
  const [, ...words] = decodedPath.split('/');
  // Every slash is a plain one, the first at the very beginning.
  if (!path.startsWith('/') || words.length !== path.split('/').length - 1) return null;
  // Only the last part may be empty: a slash at the end, never two in a row.
  const isPath = words.every((each, index) => word.test(each) && (each !== '' || index === words.length - 1));
  return isPath ? value : null;
}
