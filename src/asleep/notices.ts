import { readText } from '@/api/readLeaf';
import { clientHeaders } from '@/browser/clientHeaders';
import { keepEarlyAnswer, questionOf } from '@/browser/earlyAnswers';
import { keptStorage } from '@/browser/keptStorage';
import { environment } from '@/config/environment';
import { parseNotificationLevel } from '@/domain/hotel';
import { noticeLink, noticesForPage, parseNoticeKind } from '@/domain/notice';
import type { NoticeLink } from '@/domain/notice';
import hotelNotices from '@/features/hotel-page/v1/__generated__/HotelNoticesV1Query.graphql';
import type { HotelNoticesV1Query } from '@/features/hotel-page/v1/__generated__/HotelNoticesV1Query.graphql';
import serviceNotices from '@/features/service-notices/v1/__generated__/ServiceNoticesV1Query.graphql';
import type { ServiceNoticesV1Query } from '@/features/service-notices/v1/__generated__/ServiceNoticesV1Query.graphql';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { DISMISSED_NOTICES_KEY } from '@/state/dismissedNotices';
import { isSleepOver, takePresses } from './listen';

/** What the exported page says of itself. */
interface PageData {
  readonly locale: Locale;
  readonly content: { readonly hotel?: { readonly urlPath: string } };
}

function pageData(): PageData {
  const data = document.getElementById('__NEXT_DATA__')?.textContent ?? '';
  return (JSON.parse(data) as { props: { pageProps: PageData } }).props.pageProps;
}

/** Asks a compiled query; the awake page takes the answer over. Null where there is none: the page works without. */
async function ask<TQuery extends { readonly variables: object; readonly response: object }>(
  { params: { name, text } }: { readonly params: { readonly name: string; readonly text: string | null } },
  variables: TQuery['variables'],
): Promise<TQuery['response'] | null> {
  try {
    const response = await fetch(environment.siteEndpoint, {
      method: 'POST',
      credentials: 'include',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
        ...clientHeaders(),
      },
      body: JSON.stringify({ operationName: name, query: text, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: TQuery['response'] | null; errors?: unknown };
    if (!data || errors) return null;
    keepEarlyAnswer(questionOf(environment.siteEndpoint, name, variables), data);
    return data;
  } catch {
    return null;
  }
}

/** The parts of an answer that can be read. The others are left to the awake page, which reports them. */
function readable<Sent, T>(sent: readonly Sent[] | undefined, read: (one: Sent) => T): readonly T[] {
  if (!Array.isArray(sent)) return [];
  return (sent as readonly Sent[]).flatMap((one) => {
    try {
      return [read(one)];
    } catch {
      return [];
    }
  });
}

interface Shown {
  readonly id?: string;
  readonly isAlert: boolean;
  readonly message: string;
  readonly link?: NoticeLink | null;
}

/** A notice after a pattern. */
function drawn(pattern: Element, { id, message, link }: Shown): Element {
  const frame = pattern.cloneNode(true) as Element;
  const words = frame.children[1]?.firstElementChild;
  const anchor = words?.querySelector('a');
  words?.replaceChildren(`${message} `);
  if (link?.kind === 'page' && anchor) {
    anchor.href = link.href;
    anchor.textContent = link.text;
    words?.append(anchor);
  }
  const button = frame.querySelector('button');
  if (button) button.dataset.dismiss = id;
  return frame;
}

/** Puts notices into a place, which the hidden patterns for an alert and for information follow. */
function show(place: Element | null, notices: readonly Shown[]): void {
  const around = place?.nextElementSibling?.firstElementChild?.cloneNode(true) as Element | undefined;
  const list = around?.firstElementChild;
  const [ofAlert, ofInfo] = list?.children ?? [];
  if (!list || !ofAlert || !ofInfo || notices.length === 0) return;
  list.replaceChildren(...notices.map((notice) => drawn(notice.isAlert ? ofAlert : ofInfo, notice)));
  place?.replaceChildren(around);
}

/** Asks for the notices of a hotel, and shows them on its page. */
async function showHotelNotices(variables: HotelNoticesV1Query['variables']): Promise<void> {
  const { hotelPageByUrl } = (await ask<HotelNoticesV1Query>(hotelNotices, variables)) ?? {};
  if (isSleepOver()) return;
  const place = document.querySelector('[data-hotel-notices]');
  show(
    place,
    readable(hotelPageByUrl?.notifications, ({ level, message }) => ({
      isAlert: parseNotificationLevel(level) === 'ALERT',
      message: readText(message),
    })),
  );
}

/** Asks for the notices of the site, and shows those of this page; `onSurvey` is called where one opens the survey. */
async function showSiteNotices(variables: ServiceNoticesV1Query['variables'], onSurvey: () => void): Promise<void> {
  const sent = await ask<ServiceNoticesV1Query>(serviceNotices, variables);
  const place = document.querySelector<HTMLElement>('[data-site-notices]');
  if (!place || isSleepOver()) return;
  const closed = keptStorage.getItem(DISMISSED_NOTICES_KEY) ?? '';
  const notices = readable(sent?.serviceNotices, ({ id, message, type, link }) => ({
    id: readText(id),
    message: readText(message),
    kind: parseNoticeKind(type),
    link: link ? noticeLink(link) : null,
  }));
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
  const { locale: ofPage, content } = pageData();
  const locale = localeCode(ofPage);
  void showSiteNotices({ locale }, onNeeded);
  const { urlPath } = content.hotel ?? {};
  if (urlPath) void showHotelNotices({ locale, urlPath });
}

/** Closes a notice without the page's code; `dismiss` keeps its id. */
export function closeNotices(dismiss: (id: string) => void): void {
  takePresses('[data-dismiss]', (button) => {
    dismiss(button.dataset.dismiss ?? '');
    button.parentElement?.parentElement?.remove();
  });
}
