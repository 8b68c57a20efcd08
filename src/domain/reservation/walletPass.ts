/** The apps of a phone that keep passes. */
export const walletKinds = ['APPLE', 'GOOGLE'] as const;
export type WalletKind = (typeof walletKinds)[number];

/** A signed link that adds a reservation to a phone. It may open for a short time only, and is stored nowhere. */
export interface WalletPass {
  readonly kind: WalletKind;
  readonly url: string;
}

const OWN = 'https://own.invalid';
const endsWithToken = /\/[\w-]+\.[\w-]+\.[\w-]+$/;

/** An address as a browser reads it; null for one that is none. A path is taken as one of `OWN`. */
function addressOf(url: string): URL | null {
  // A browser leaves out white space, and takes a backslash for a slash.
  if (!/^(https:\/)?\/[!-~]+$/.test(url)) return null;
  try {
    return new URL(url, OWN);
  } catch {
    return null;
  }
}

/**
 * Whether a link may be what it is given for: an https address or a path of the site's host, and for Google, whose app
 * takes a signed token, its own address or such a path, with the token at its end.
 */
export function isPassLink(kind: WalletKind, url: string): boolean {
  const address = addressOf(url);
  if (!address || address.username !== '' || address.password !== '') return false;
  const isOwn = address.origin === OWN;
  if (isOwn !== url.startsWith('/')) return false;
  if (kind === 'APPLE') return true;
  const isGoogle = address.origin === 'https://pay.google.com' && address.pathname.startsWith('/gp/v/save/');
  return (isGoogle || isOwn) && endsWithToken.test(url);
}
