/** The claims of a token, by their names. */
export type Claims = Readonly<Record<string, unknown>>;

/** What the body of a JSON Web Token says; null when it cannot be decoded. */
export function claimsIn(token: string): Claims | null {
  const [, body, signature, ...more] = token.split('.');
  if (!body || !signature || more.length > 0) return null;
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : null;
  } catch {
    return null;
  }
}

/** Whose token it is. Tokens of no known subject count as one customer's, as only the token itself changes. */
export function subjectOf(accessToken: string): string {
  const subject = claimsIn(accessToken)?.sub;
  return typeof subject === 'string' ? subject : '';
}
