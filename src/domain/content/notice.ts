import { knownOr } from '../known';
import { linkAddress } from './linkAddress';

/** Where a notice leads: to an address that may be followed, or to the feedback survey on the page itself. */
export type NoticeLink =
  | { readonly kind: 'page'; readonly href: string; readonly text: string }
  | { readonly kind: 'survey'; readonly text: string };

export const noticeKinds = ['alert', 'info'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const parseNoticeKind = (kind: unknown): NoticeKind => knownOr(kind, noticeKinds, 'info');

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

const isText = (value: unknown): value is string => typeof value === 'string';

/** A link as an API may send it: each part may be missing. */
interface SentLink {
  readonly url?: string | null;
  readonly text?: string | null;
}

/** Where a notice's link leads; null without an address or words, and for an address that must not be followed, such as a script. */
function noticeLink({ url, text }: SentLink): NoticeLink | null {
  if (!isText(url) || !isText(text)) return null;
  if (url.endsWith(feedbackAnchor)) return { kind: 'survey', text };
  const href = linkAddress(url);
  return href ? { kind: 'page', href, text } : null;
}

/** The notices of an answer that have words, whatever else of it is missing. */
export const withWords = <Sent extends { readonly message: string }>(
  sent: readonly Sent[] | null | undefined,
): readonly Sent[] => (Array.isArray(sent) ? (sent as readonly Sent[]).filter((one) => isText(one?.message)) : []);

interface SentNotice {
  readonly id: string;
  readonly type: string;
  readonly message: string;
  readonly link?: SentLink | null;
}

/** Reads the notices of an answer, for pages that sleep and for those that are awake. A bad value costs itself. */
export const readNotices = (sent: readonly SentNotice[] | null | undefined): readonly ServiceNotice[] =>
  withWords(sent)
    .filter(({ id }) => isText(id))
    .map(({ id, type, message, link }) => ({
      id,
      message,
      link: noticeLink(link ?? {}),
      kind: parseNoticeKind(type),
    }));

/** The notices that a page shows. `path` carries no language prefix; it is null for a page that does not exist. */
export function noticesForPage(notices: readonly ServiceNotice[], path: string | null): readonly ServiceNotice[] {
  return path !== null && pagesOfAllNotices.has(path) ? notices : notices.filter(({ kind }) => kind === 'alert');
}
