/** Name of this site to the back ends. */
const clientId = 'sarastus-web';

/** One id per visit, so that a back end can tell the calls of one guest's session apart from another's. */
let correlationSessionId: string | null = null;

function sessionId(): string {
  correlationSessionId ??= globalThis.crypto.randomUUID();
  return correlationSessionId;
}

/** Headers that every call carries. */
export function clientHeaders(): Record<string, string> {
  return { 'x-client-id': clientId, 'x-correlation-session-id': sessionId() };
}
