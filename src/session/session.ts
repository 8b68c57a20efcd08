import { clearTokens, readTokens, subscribeToTokens } from '@/api/tokenStore';
import type { TokensGone } from '@/api/tokenStore';
import type { Customer } from '@/domain/customer';
import type { SiteFeature } from '@/flags/flagNames';
import { readFlag, subscribeToFlags } from '@/flags/flagStore';

/** Who is in front of this page. */
export type Session =
  /** Not known yet: the browser was not asked, or the customer is on their way. */
  | { readonly kind: 'unknown' }
  /** Nobody is signed in; `ended` tells of a sign-in that ended while the guest was here. */
  | { readonly kind: 'anonymous'; readonly ended: Exclude<TokensGone, 'SIGNED_OUT'> | null }
  | { readonly kind: 'authenticated'; readonly customer: Customer };

const unknown: Session = { kind: 'unknown' };
const anonymous: Session = { kind: 'anonymous', ended: null };

const feature: SiteFeature = 'authenticatedCustomer';

let session: Session = unknown;
let isOpen = false;
/** Raised when what is on its way no longer counts. */
let turn = 0;
let load: () => Promise<Customer> = async () => (await import('./loadCustomer')).loadCustomer();
const listeners = new Set<() => void>();

function become(next: Session): void {
  session = next;
  listeners.forEach((listener) => listener());
}

/** The flag's word, once it is known, and again whenever it changes. A configuration that never comes changes nothing. */
function heedFlag(): void {
  const isOn = readFlag(feature, true);
  if (isOn === undefined) return;
  tellFlag(isOn);
  if (!isOn && session.kind === 'authenticated') become(anonymous);
  if (isOn && session === anonymous && readTokens()) void look();
}

let tellFlag: (isOn: boolean) => void = () => undefined;
let flag: Promise<boolean> | null = null;

/** Flags are asked for only where there is a token. */
function whetherSwitchedOn(): Promise<boolean> {
  flag ??= new Promise((resolve) => {
    tellFlag = (isOn) => {
      flag = Promise.resolve(isOn);
      resolve(isOn);
    };
    subscribeToFlags(heedFlag);
    heedFlag();
  });
  return flag;
}

async function fetchCustomer(mine: number): Promise<void> {
  const before = session;
  try {
    const customer = (await whetherSwitchedOn()) ? await load() : null;
    if (mine === turn) become(customer ? { kind: 'authenticated', customer } : anonymous);
  } catch {
    // Cleared tokens have been told of by their own change.
    if (mine === turn && session === before) become(anonymous);
  }
}

/** The look that is under way, by the token it is for: many may ask at once, and one answer is for all. */
let looking: { readonly token: string; readonly ends: Promise<void> } | null = null;

/** The customer is fetched only with an access token, and a failure makes the visitor anonymous. Section 4, login. */
function look(): Promise<void> {
  const token = readTokens()?.accessToken;
  if (token === undefined) {
    turn += 1;
    become(anonymous);
    return Promise.resolve();
  }
  if (looking?.token === token) return looking.ends;
  turn += 1;
  const ends = fetchCustomer(turn).finally(() => {
    if (looking?.ends === ends) looking = null;
  });
  looking = { token, ends };
  return ends;
}

function follow(change: TokensGone | 'STORED'): void {
  // Renewed tokens are of the customer who is known already.
  if (change === 'STORED') return session.kind === 'authenticated' ? undefined : void look();
  turn += 1;
  looking = null;
  const wasSignedIn = session.kind === 'authenticated';
  return become(change === 'SIGNED_OUT' || !wasSignedIn ? anonymous : { kind: 'anonymous', ended: change });
}

/** Tells the listener whenever somebody else is in front of the page. The first to listen has the browser asked. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  if (!isOpen) {
    isOpen = true;
    subscribeToTokens(follow);
    void look();
  }
  return () => listeners.delete(listener);
}

export const readSession = (): Session => session;
export const readUnknown = (): Session => unknown;

/** Looks anew, after a sign-in. Resolves when it is known who came. */
export async function openSession(): Promise<Session> {
  subscribeToSession(() => undefined);
  await look();
  return session;
}

/** The guest has read that the sign-in ended. */
export function dismissEnd(): void {
  if (session.kind === 'anonymous') become(anonymous);
}

/** Ends the sign-in in every tab of this browser. */
export function closeSession(): void {
  clearTokens('SIGNED_OUT');
}

/** For tests: nobody has looked yet, and the customer comes from here. */
export function resetSession(from: () => Promise<Customer>): void {
  turn += 1;
  looking = null;
  session = unknown;
  load = from;
}
