/** Longer than any address of the site. */
const LONGEST = 2000;

/** The characters of an address: no spaces, controls, backslashes or slashes of other scripts. */
const addressCharacters = /^[\w\-.~!$&'()*+,;=:@/?#%[\]]+$/;
/** A part between slashes, decoded: a word of a route or of a hotel, never dots alone. */
const word = /^(?!\.+$)[\p{L}\p{M}\p{N}\-._~]*$/u;
const controlOrBackslash = /[\p{Cc}\\]/u;

/** Decoded repeatedly, as a server and a proxy may do in turn, until it no longer changes; null when that fails. */
function decodedToTheEnd(text: string): string | null {
  let decoded = text;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const further = decodeURIComponent(decoded);
      if (further === decoded) return decoded;
      decoded = further;
    } catch {
      // An encoded per cent sign (%25) ends as a plain one, which cannot be decoded further.
      return isFirst ? null : decoded;
    }
  }
}

/**
 * The path of this site in a value, with query and fragment, unchanged; null for everything else. For addresses that
 * come from outside (a link, storage) and that a guest is redirected to: the result never leads to another host, however
 * often a server decodes it.
 */
export function ownPathOf(value: string): string | null {
  if (value.length > LONGEST || !addressCharacters.test(value)) return null;
  const [path = '', ...rest] = value.split(/(?=[?#])/);
  const decodedPath = decodedToTheEnd(path);
  const decodedRest = decodedToTheEnd(rest.join(''));
  if (decodedPath === null || decodedRest === null || controlOrBackslash.test(decodedRest)) return null;
  const [, ...words] = decodedPath.split('/');
  // All slashes are plain ones, and the value begins with one.
  if (!path.startsWith('/') || words.length !== path.split('/').length - 1) return null;
  // Only the last part may be empty: a trailing slash, but never two in a row.
  const isPath = words.every((each, index) => word.test(each) && (each !== '' || index === words.length - 1));
  return isPath ? value : null;
}
