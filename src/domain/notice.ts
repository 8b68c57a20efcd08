import { knownOr } from './known';
import { linkAddress } from './linkAddress';

/** Where a notice leads: to an address that may be followed, or to the feedback survey on the page itself. */
export type NoticeLink =
  | { readonly kind: 'page'; readonly href: string; readonly text: string }
  | { readonly kind: 'survey'; readonly text: string };

export const noticeKinds = ['alert', 'info'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const parseNoticeKind = (kind: unknown): NoticeKind => knownOr(kind, noticeKinds, 'info');

/** A notice that concerns the whole site. */
export interface ServiceNotice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly message: string;
  readonly link: NoticeLink | null;
}

/** Pages where every notice shows; elsewhere only alerts do. Paths without the language's prefix. */
const pagesOfAllNotices = new Set(['/', '/kevaan-nopeat', '/s-card']);

/** A notice's link that ends in this opens the feedback survey on the page. The editors of notices know it by this name. */
const feedbackAnchor = '#feedback-survey';

/** Where a notice's link leads as the API sends it; null for an address that must not be followed, such as a script. */
export function noticeLink({ url, text }: { readonly url: string; readonly text: string }): NoticeLink | null {
  if (url.endsWith(feedbackAnchor)) return { kind: 'survey', text };
  const href = linkAddress(url);
  return href === null ? null : { kind: 'page', href, text };
}

/** The notices that a page shows. `path` carries no language prefix; it is null for a page that does not exist. */
export function noticesForPage(notices: readonly ServiceNotice[], path: string | null): readonly ServiceNotice[] {
  return path !== null && pagesOfAllNotices.has(path) ? notices : notices.filter(({ kind }) => kind === 'alert');
}
