import type { TokensGone } from '@/api/tokenStore';
import type { Customer } from '@/domain/guest/customer';

/** Why a sign-in ended without the guest signing out. */
export type SignInEnd = Exclude<TokensGone, 'SIGNED_OUT' | 'SWITCHED_OFF'>;

/** The session of a page. */
export type Session =
  /** Not known yet: storage was not read, or the customer is being read. */
  | { readonly kind: 'unknown' }
  /** Not signed in; `ended` is the reason when a sign-in ended during the visit. */
  | { readonly kind: 'anonymous'; readonly ended: SignInEnd | null }
  /** The chain has switched signing in off; `hasEnded` for a guest who was signed in at that moment. */
  | { readonly kind: 'off'; readonly hasEnded: boolean }
  /** Signed in, but the customer could not be read: treated as anonymous until that is tried again. */
  | { readonly kind: 'unread' }
  | { readonly kind: 'authenticated'; readonly customer: Customer };

export type SessionEvent =
  | { readonly kind: 'noTokens' }
  /** Tokens came, and the customer is being read. */
  | { readonly kind: 'tokensStored' }
  | { readonly kind: 'tokensGone'; readonly reason: TokensGone }
  | { readonly kind: 'read'; readonly customer: Customer }
  | { readonly kind: 'notRead' }
  | { readonly kind: 'switchedOff' }
  | { readonly kind: 'switchedOn' }
  | { readonly kind: 'dismissed' };

export const unknown: Session = { kind: 'unknown' };
const anonymous: Session = { kind: 'anonymous', ended: null };

const isSignedIn = ({ kind }: Session): boolean => kind === 'authenticated' || kind === 'unread';

function withoutTokens(session: Session, reason: TokensGone): Session {
  if (reason === 'SWITCHED_OFF') return { kind: 'off', hasEnded: isSignedIn(session) };
  if (session.kind === 'off') return session;
  // A guest who was not shown as signed in needs no notice.
  return reason === 'SIGNED_OUT' || !isSignedIn(session) ? anonymous : { kind: 'anonymous', ended: reason };
}

/** The session after something happened; the same object when that changes nothing. */
export function nextSession(session: Session, event: SessionEvent): Session {
  switch (event.kind) {
    case 'noTokens':
      return session.kind === 'off' || session.kind === 'anonymous' ? session : anonymous;
    case 'tokensStored':
      // Questions that depend on the customer wait, instead of being asked twice.
      return session.kind === 'anonymous' ? unknown : session;
    case 'tokensGone':
      return withoutTokens(session, event.reason);
    case 'read':
      return { kind: 'authenticated', customer: event.customer };
    case 'notRead':
      // A customer who was read before stays as they were.
      return session.kind === 'unread' || session.kind === 'authenticated' ? session : { kind: 'unread' };
    case 'switchedOff':
      return session.kind === 'off' ? session : { kind: 'off', hasEnded: isSignedIn(session) };
    case 'switchedOn':
      return session.kind === 'off' ? anonymous : session;
    case 'dismissed':
      if (session.kind === 'off') return { kind: 'off', hasEnded: false };
      return session.kind === 'anonymous' ? anonymous : session;
  }
}
