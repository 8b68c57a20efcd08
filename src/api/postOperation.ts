import type { AccessScope } from '@/domain/guest/accessScope';
import type { Tokens } from '@/domain/guest/token';
import { takeEarly } from '@/browser/handover/earlyAnswers';
import { onlyWhatIsOn } from './onlyWhatIsOn';
import { bodyOf, requestOf } from './operationRequest';
import type { Operation } from './operationRequest';
import { posted } from './postedById';
import { guestPace } from './pace';
import type { Pace } from './pace';
import { readData } from './readData';
import { readTokens } from './tokenStore';
import { fetchInTime, tryAgain } from './tryAgain';

export interface OperationCall extends Operation {
  /** A call that changes something is tried again only under a key that makes repeating it harmless. */
  readonly changes: boolean;
  /** What a customer's sign-in must cover; where it does not, the call goes as a guest's, which works without it. */
  readonly scope?: AccessScope | null;
  /** Aborts the call. */
  readonly signal?: AbortSignal;
}

/** Sends an operation with the given tokens, again after a failure of the network where repeating is harmless. */
async function send(call: OperationCall, tokens: Tokens | null, pace: Pace): Promise<Record<string, unknown>> {
  const mayRepeat = !call.changes || call.idempotencyKey !== null;
  // What was asked early may be repeated, and was asked for nobody in particular.
  const mayTake = mayRepeat && !tokens && !call.customerProfile;
  const body = bodyOf(call);
  const init = { ...requestOf(call, tokens, await posted(body)), signal: call.signal };
  const once = async () => {
    const underWay = mayTake ? takeEarly(call.endpoint, body) : null;
    const answer = await fetchInTime(call.endpoint, init, pace, underWay);
    return readData(answer.status, answer.body, call.changes);
  };
  return tryAgain(once, mayRepeat, pace, call.signal);
}

/**
 * Sends one operation with the tokens of the customer, if any, and returns its data. Network failures are tried again,
 * up to three times, when repeating is harmless. A query whose tokens are refused is sent again with new ones or
 * without any; a change is never sent again without tokens.
 * @throws TransportError when no usable answer came; the signal's reason when the call was aborted
 */
export async function postOperation(asked: OperationCall, pace: Pace = guestPace): Promise<Record<string, unknown>> {
  const call = { ...asked, ...onlyWhatIsOn(asked) };
  if (!readTokens()) return send(call, null, pace);
  // Only a customer's calls need the code that renews tokens.
  const { freshTokens, tokensAfter } = await import('./freshTokens');
  let tokens = await freshTokens(pace, call.scope);
  for (let mayRenew = true; ; mayRenew = false) {
    try {
      return await send(call, tokens, pace);
    } catch (error) {
      const next = tokens ? await tokensAfter(error, tokens, mayRenew, pace) : undefined;
      if (next === undefined || (next === null && call.changes)) throw error;
      tokens = next;
    }
  }
}
