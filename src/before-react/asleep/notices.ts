import { byDocumentId } from '@/api/byDocumentId';
import { bodyOf, requestWith } from '@/api/operationRequest';
import { keepShown } from '@/browser/handover/earlyAnswers';
import { visitStorage } from '@/browser/visitStorage';
import { environment } from '@/config/environment';
import { noticesForPage, readNotices, withWords } from '@/domain/content/notice';
import type { NoticeLink } from '@/domain/content/notice';
import hotelNotices from '@/features/hotel-page/site/__generated__/HotelNoticesV1Query.graphql';
import type { HotelNoticesV1Query } from '@/features/hotel-page/site/__generated__/HotelNoticesV1Query.graphql';
import serviceNotices from '@/features/service-notices/site/__generated__/ServiceNoticesV1Query.graphql';
import type {
  Locale,
  ServiceNoticesV1Query,
} from '@/features/service-notices/site/__generated__/ServiceNoticesV1Query.graphql';
import { CLOSED_NOTICES_KEY, DISMISSED_NOTICES_KEY } from '@/state/dismissedNotices';
import type { Compiled, Question } from '../questions/questionOf';
import { isSleepOver, takePresses } from '../waiting/listen';
import { stored } from './stored';

/** Asks a compiled query; the awake page takes the answer over. Null where there is none: the page works without. */
async function ask<TQuery extends { readonly variables: object; readonly response: object }>(
  { params: { name, text } }: Compiled,
  variables: TQuery['variables'] & Question['variables'],
): Promise<TQuery['response'] | null> {
  try {
    const body = bodyOf({ name, text: text ?? '', variables });
    const response = await fetch(environment.siteEndpoint, {
      ...requestWith(environment.sendsIds ? await byDocumentId(body) : body),
      credentials: 'include',
    });
    const { data } = await response.json();
    if (data) keepShown(environment.siteEndpoint, body, data);
    return data;
  } catch {
    return null;
  }
}

interface Shown {
  readonly id?: string;
  readonly isAlert: boolean;
  readonly message: string;
  readonly link?: NoticeLink | null;
}

/** A notice after a pattern. */
function drawn(pattern: Element, { id, message, link }: Shown): Element {
  const notice = pattern.cloneNode(true) as Element;
  // Says the language of the words.
  const words = notice.querySelector('[data-text] span');
  const anchor = notice.querySelector('a');
  words?.replaceChildren(`${message} `);
  if (link?.kind === 'page' && anchor) {
    // Without a base path the build leaves only the address of this.
    anchor.href =
      environment.basePath !== '' && link.href.startsWith('/') ? environment.basePath + link.href : link.href;
    anchor.textContent = link.text;
    words?.append(anchor);
  }
  const button = notice.querySelector('button');
  if (button) button.dataset.dismiss = id;
  return notice;
}

/** Puts notices into a place, which the hidden patterns for an alert and for information follow. */
function show(place: HTMLElement, notices: readonly Shown[]): void {
  const around = place.nextElementSibling?.firstElementChild?.cloneNode(true) as Element | undefined;
  const [ofAlert, ofInfo] = around?.querySelectorAll('[data-notice]') ?? [];
  if (isSleepOver() || !around || !ofAlert || !ofInfo || notices.length === 0) return;
  ofAlert.parentElement?.replaceChildren(...notices.map((notice) => drawn(notice.isAlert ? ofAlert : ofInfo, notice)));
  place.replaceChildren(around);
}

/** Asks for the notices of a hotel, and shows them on its page. */
async function showHotelNotices(place: HTMLElement, variables: HotelNoticesV1Query['variables']): Promise<void> {
  const sent = await ask<HotelNoticesV1Query>(hotelNotices, variables);
  const notices = withWords(sent?.hotelPageByUrl?.notifications);
  show(
    place,
    notices.map(({ level, message }) => ({ isAlert: level === 'ALERT', message })),
  );
}

/** Asks for the notices of the site, and shows those of this page; `onSurvey` is called where one opens the survey. */
async function showSiteNotices(
  place: HTMLElement,
  variables: ServiceNoticesV1Query['variables'],
  onSurvey: () => void,
): Promise<void> {
  const sent = await ask<ServiceNoticesV1Query>(serviceNotices, variables);
  const closed = stored(DISMISSED_NOTICES_KEY) + closedAsleep();
  const notices = readNotices(sent?.serviceNotices);
  const left = noticesForPage(notices, place.dataset.siteNotices ?? '').filter(
    ({ id }) => !closed.includes(JSON.stringify(id)),
  );
  show(
    place,
    left.map((notice) => ({ ...notice, isAlert: notice.kind === 'alert' })),
  );
  if (left.some(({ link }) => link?.kind === 'survey')) onSurvey();
}

/** Shows the notices that the page was exported without. `onNeeded` is called for one that needs the page's code. */
export function showNotices(onNeeded: () => void): void {
  const [ofSite, ofHotel] = ['site', 'hotel'].map((whose) =>
    document.querySelector<HTMLElement>(`[data-${whose}-notices]`),
  );
  const locale = ofSite?.dataset.locale as Locale | undefined;
  if (!ofSite || !locale) return;
  void showSiteNotices(ofSite, { locale }, onNeeded);
  if (ofHotel) void showHotelNotices(ofHotel, { locale, urlPath: ofHotel.dataset.hotelNotices ?? '' });
}

/** The ids of the notices that were closed on pages that slept, each as JSON after a line break. */
const closedAsleep = (): string => visitStorage.getItem(CLOSED_NOTICES_KEY) ?? '';

/** Closes notices; which ones is kept at once, as the guest may leave before the page is awake. */
export function closeNotices(): void {
  takePresses('[data-dismiss]', (button) => {
    visitStorage.setItem(CLOSED_NOTICES_KEY, `${closedAsleep()}\n${JSON.stringify(button.dataset.dismiss)}`);
    button.closest('[data-notice]')?.remove();
  });
}
