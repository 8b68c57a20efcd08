import { tokensKey } from '@/api/tokenStore';
import { modelContextOf } from '@/browser/modelContext';
import { isField } from '@/browser/handover/awake';
import { switches } from '@/config/switches';
import { bookingApis } from '@/domain/bookingApi';
import { cardSaleKeys, flowKeyOf } from '@/state/keptFlow';
import { CONSENT_KEY } from '@/telemetry/consentKey';
import { closestTo } from '../waiting/listen';
import { stored } from './stored';

/** What wakes a page as soon as it is shown: without its code it would show, or leave out, something wrong. */
const reasonsAtOnce: readonly (() => boolean)[] = [
  // A search, filters or the answer of a sign-in are in the address, or the key of a booking.
  () => location.search !== '' || location.hash.includes('='),
  // A customer is signed in: the header has their name. The identity provider hands tokens over as cookies.
  () => Boolean(stored(tokensKey)) || /(^|; )accessToken=/.test(document.cookie),
  // An order is not settled: a notice leads back to it.
  () => [...bookingApis.map(flowKeyOf), ...Object.values(cardSaleKeys)].some(stored),
  // An assistant asks the page for its tools, which its code registers.
  () => switches.enableAssistantTools && modelContextOf(document) !== null,
  // The guest allows a service, which the page starts; it also reads the decision more closely.
  () => /"allowed":\["/.test(stored(CONSENT_KEY) ?? ''),
];

/** Whether the page must not sleep at all. */
export const hasReasonAtOnce = (): boolean => reasonsAtOnce.some((holds) => holds());

/** Whether an event is about anything but a link whose press leaves the page, which needs no code of it. */
const isStaying = (event: Event): boolean => !closestTo(event, 'a[href]:not([data-opens])');

/**
 * What a guest does first on a page that they want to use, with what makes it a sign. Besides, a page wakes for a
 * notice that opens the survey (`notices.ts`).
 */
export const signs: Readonly<Record<string, (event: Event) => boolean>> = {
  // A browser also sends this for a resting pointer, when the page is laid out below it.
  pointermove: (event) => {
    const { movementX, movementY } = event as PointerEvent;
    return Boolean(movementX || movementY);
  },
  pointerdown: isStaying,
  keydown: () => true,
  click: isStaying,
  focusin: ({ target }) => isField(target),
  // Also of a field that is filled without the focus, by the browser or an assistant.
  input: () => true,
  // Another tab has answered about cookies, or signed in or out.
  storage: (event) => [CONSENT_KEY, tokensKey].includes((event as StorageEvent).key ?? ''),
  // Of the page, not of a strip of pictures, on the way to the search form, where there is one.
  scroll: ({ target }) => target === document && document.getElementById('search') !== null,
};
