import { clientHeaders } from '@/browser/clientHeaders';
import { keepEarlyAnswer, questionOf } from '@/browser/earlyAnswers';
import { visitStorage } from '@/browser/visitStorage';
import { environment } from '@/config/environment';
import { noticeLink, noticesForPage, parseNoticeKind } from '@/domain/notice';
import type { NoticeLink, ServiceNotice } from '@/domain/notice';
import hotelNotices from '@/features/hotel-page/v1/__generated__/HotelNoticesV1Query.graphql';
import type { HotelNoticesV1Query } from '@/features/hotel-page/v1/__generated__/HotelNoticesV1Query.graphql';
import serviceNotices from '@/features/service-notices/v1/__generated__/ServiceNoticesV1Query.graphql';
import type {
  Locale,
  ServiceNoticesV1Query,
} from '@/features/service-notices/v1/__generated__/ServiceNoticesV1Query.graphql';
import { CLOSED_NOTICES_KEY, DISMISSED_NOTICES_KEY } from '@/state/dismissedNotices';
import { isSleepOver, takePresses } from './listen';
import { stored } from './stored';

/** Asks a compiled query; the awake page takes the answer over. Null where there is none: the page works without. */
async function ask<TQuery extends { readonly variables: object; readonly response: object }>(
  { params: { name, text } }: { readonly params: { readonly name: string; readonly text: string | null } },
  variables: TQuery['variables'],
): Promise<TQuery['response'] | null> {
  try {
    const response = await fetch(environment.siteEndpoint, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', ...clientHeaders() },
      body: JSON.stringify({ operationName: name, query: text, variables }),
    });
    const { data } = (await response.json()) as { data: TQuery['response'] | null };
    if (data) keepEarlyAnswer(questionOf(environment.siteEndpoint, name, variables), data);
    return data;
  } catch {
    return null;
  }
}

/** The notices of an answer that have a text. The others are left to the awake page, which reports them. */
const readable = <Sent extends { readonly message: string }>(sent: readonly Sent[] | undefined): readonly Sent[] =>
  Array.isArray(sent) ? (sent as readonly Sent[]).filter((one) => typeof one?.message === 'string') : [];

interface Shown {
  readonly id?: string;
  readonly isAlert: boolean;
  readonly message: string;
  readonly link?: NoticeLink | null;
}

/** A notice after a pattern. */
function drawn(pattern: Element, { id, message, link }: Shown): Element {
  const frame = pattern.cloneNode(true) as Element;
  const [, { firstElementChild: words }] = frame.children as unknown as [Element, { firstElementChild: Element }];
  const anchor = words.querySelector('a');
  words.replaceChildren(`${message} `);
  if (link?.kind === 'page' && anchor) {
    anchor.href = link.href;
    anchor.textContent = link.text;
    words.append(anchor);
  }
  const button = frame.querySelector('button');
  if (button) button.dataset.dismiss = id;
  return frame;
}

/** Puts notices into a place, which the hidden patterns for an alert and for information follow. */
function show(place: HTMLElement, notices: readonly Shown[]): void {
  const around = place.nextElementSibling?.firstElementChild?.cloneNode(true) as Element | undefined;
  const list = around?.firstElementChild;
  const [ofAlert, ofInfo] = list?.children ?? [];
  if (isSleepOver() || !list || !ofAlert || !ofInfo || notices.length === 0) return;
  list.replaceChildren(...notices.map((notice) => drawn(notice.isAlert ? ofAlert : ofInfo, notice)));
  place.replaceChildren(around);
}

/** Asks for the notices of a hotel, and shows them on its page. */
async function showHotelNotices(place: HTMLElement, variables: HotelNoticesV1Query['variables']): Promise<void> {
  const sent = await ask<HotelNoticesV1Query>(hotelNotices, variables);
  const notices = readable(sent?.hotelPageByUrl?.notifications);
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
  const closed = `${stored(DISMISSED_NOTICES_KEY)} ${visitStorage.getItem(CLOSED_NOTICES_KEY)}`;
  const notices = readable(sent?.serviceNotices).map(({ id, message, type, link }) => ({
    id,
    message,
    kind: parseNoticeKind(type),
    link: link && noticeLink(link),
  }));
  const left = noticesForPage(notices as readonly ServiceNotice[], place.dataset.siteNotices ?? '').filter(
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

/** Keeps that a notice was closed, with those closed on pages before that slept too. */
function keepClosed(id: string | undefined): void {
  let before: unknown = [];
  try {
    before = JSON.parse(visitStorage.getItem(CLOSED_NOTICES_KEY) ?? '[]');
  } catch {
    // Not written by this site.
  }
  visitStorage.setItem(CLOSED_NOTICES_KEY, JSON.stringify([before, id].flat()));
}

/** Closes notices; which ones is kept at once, as the guest may leave before the page is awake. */
export function closeNotices(): void {
  takePresses('[data-dismiss]', (button) => {
    keepClosed(button.dataset.dismiss);
    button.parentElement?.parentElement?.remove();
  });
}
