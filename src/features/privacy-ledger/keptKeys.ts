import { SAVED_PAGES } from '@/browser/savedPages';
import type { Purpose } from '@/domain/guest/consent';

/** `files` is the store of the service worker. */
export type KeptPlace = 'local' | 'session' | 'cookie' | 'files';

/** A key that this site, or a service that a guest has allowed, may store in the browser. */
export interface KeptKey {
  /** Its texts: `privacyLedger.keys.{id}`. */
  readonly id: string;
  readonly place: KeptPlace;
  /** The key itself, or its prefix when it ends in `*`. */
  readonly key: string;
  readonly purpose: Purpose;
  /** True for a flow that the guest has begun: deleting it loses work. */
  readonly isFlow?: boolean;
}

/** The one list of all keys. A key in the source that is missing here fails a test. */
export const keptKeys = [
  { id: 'consent', place: 'local', key: 'sarastus.consent', purpose: 'necessary' },
  { id: 'scheme', place: 'local', key: 'sarastus.scheme', purpose: 'necessary' },
  { id: 'tokens', place: 'local', key: 'sarastus.auth.tokens', purpose: 'necessary' },
  { id: 'lastCustomer', place: 'local', key: 'sarastus.auth.lastCustomer', purpose: 'necessary' },
  // Set by the identity provider and removed at once by the page that the guest returns to.
  { id: 'tokens', place: 'cookie', key: 'accessToken', purpose: 'necessary' },
  { id: 'tokens', place: 'cookie', key: 'refreshToken', purpose: 'necessary' },
  { id: 'tokens', place: 'cookie', key: 'encryptedAccessToken', purpose: 'necessary' },
  { id: 'auth', place: 'local', key: 'sarastus.state.auth', purpose: 'necessary' },
  // Flows that tabs kept before it are not shown: they hold who was signed in.
  { id: 'signedOut', place: 'local', key: 'sarastus.state.reservationFlowOfTab', purpose: 'necessary' },
  {
    id: 'bookingOfTab',
    place: 'session',
    key: 'sarastus.state.reservationFlowOfTab',
    purpose: 'necessary',
    isFlow: true,
  },
  { id: 'booking', place: 'local', key: 'sarastus.state.reservationFlow*', purpose: 'necessary', isFlow: true },
  { id: 'edit', place: 'session', key: 'sarastus.state.editReservationFlow', purpose: 'necessary', isFlow: true },
  { id: 'lock', place: 'local', key: 'sarastus.lock.*', purpose: 'necessary' },
  { id: 'cardSale', place: 'local', key: 'sarastus.state.purchaseScard', purpose: 'necessary', isFlow: true },
  { id: 'cardSale', place: 'local', key: 'sarastus.state.renewScard', purpose: 'necessary', isFlow: true },
  { id: 'cardSale', place: 'local', key: 'sarastus.state.sCardPromotionCode', purpose: 'necessary', isFlow: true },
  { id: 'madeBookings', place: 'local', key: 'sarastus.state.madeBookings', purpose: 'necessary' },
  { id: 'savedPages', place: 'files', key: SAVED_PAGES, purpose: 'necessary' },
  { id: 'paymentError', place: 'local', key: 'sarastus.state.paymentError', purpose: 'necessary' },
  { id: 'myCard', place: 'local', key: 'sarastus.state.mySCard', purpose: 'necessary' },
  { id: 'connectCard', place: 'local', key: 'sarastus.state.connectScard*', purpose: 'necessary' },
  { id: 'dismissedNotices', place: 'local', key: 'sarastus.dismissedNotices', purpose: 'necessary' },
  { id: 'dismissedNotices', place: 'session', key: 'sarastus.closedNotices', purpose: 'necessary' },
  { id: 'nativeSearch', place: 'local', key: 'sarastus.nativeSearch', purpose: 'necessary' },
  { id: 'signInAttempt', place: 'session', key: 'sarastus.signIn', purpose: 'necessary' },
  { id: 'arrival', place: 'session', key: 'sarastus.arrival', purpose: 'necessary' },
  { id: 'visit', place: 'session', key: 'sarastus.visit', purpose: 'necessary' },
  { id: 'brand', place: 'session', key: 'sarastus.brand', purpose: 'necessary' },
  { id: 'openBooking', place: 'session', key: 'sarastus.openReservation*', purpose: 'necessary' },
  { id: 'reload', place: 'session', key: 'sarastus.reloadedForChunk', purpose: 'necessary' },
  { id: 'typedForms', place: 'session', key: 'sarastus.state.typedForms', purpose: 'necessary' },
  { id: 'typed', place: 'session', key: 'sarastus.typed', purpose: 'necessary' },
  { id: 'preview', place: 'session', key: 'sarastus.flags*', purpose: 'necessary' },
  { id: 'container', place: 'session', key: 'sarastus.tagManagerId', purpose: 'statistics' },
  { id: 'visitor', place: 'cookie', key: '_ga*', purpose: 'statistics' },
  { id: 'visitor', place: 'cookie', key: '_gid', purpose: 'statistics' },
  { id: 'visitor', place: 'cookie', key: '_gat*', purpose: 'statistics' },
  { id: 'visitor', place: 'cookie', key: '_gcl*', purpose: 'statistics' },
  { id: 'visitor', place: 'local', key: '_gcl*', purpose: 'statistics' },
  { id: 'chat', place: 'local', key: 'sarastusChat*', purpose: 'service' },
  { id: 'chat', place: 'cookie', key: 'sarastusChat*', purpose: 'service' },
  { id: 'replay', place: 'session', key: 'sentryReplaySession', purpose: 'errorReports' },
] as const satisfies readonly KeptKey[];

const matches = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** The entry for a key; null for a key that is not of this site. */
export function entryOf(place: KeptPlace, key: string): (typeof keptKeys)[number] | null {
  return keptKeys.find((entry) => entry.place === place && matches(entry.key, key)) ?? null;
}
