import { services } from '@/config/services';
import type { FailureCode } from '@/domain/failure';
import type { Destination } from '@/domain/search/search';
import { currentPageLanguage } from '@/i18n/pageLanguage';
import type { RouteId } from '@/routes/routes';
import { hasConsent } from './consent';
import { pushToDataLayer } from './dataLayer';

/**
 * The events of statistics. Only words of this list: never an id, a name, an address or a number, so that
 * no event can be about one guest.
 */
export type AnalyticsEvent =
  | { readonly name: 'loggedIn' }
  | { readonly name: 'logOut' }
  | { readonly name: 'pageShown'; readonly page: RouteId | 'notFound' }
  | { readonly name: 'search'; readonly destination: Destination['kind'] }
  | { readonly name: 'offerViewed' }
  | { readonly name: 'beginCheckout' }
  | { readonly name: 'purchase' }
  | { readonly name: 'error'; readonly code: FailureCode };

/** Sends an event to the tag manager, if the guest allows statistics. Events before that are dropped. */
export function sendEvent(event: AnalyticsEvent): void {
  if (typeof window === 'undefined' || services.tagManagerUrl === null || !hasConsent('statistics')) return;
  const { name, ...details } = event;
  pushToDataLayer({ event: name, language: currentPageLanguage(), ...details });
}
