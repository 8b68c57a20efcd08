/** A notice that concerns the whole site. */
export interface ServiceNotice {
  readonly id: string;
  readonly kind: 'alert' | 'info';
  readonly message: string;
  readonly link: { readonly url: string; readonly text: string } | null;
}

/** Pages where every notice shows; elsewhere only alerts do. Paths without the language's prefix. */
const pagesOfAllNotices = new Set(['/', '/kevaan-nopeat', '/s-card']);

/** A notice's link that ends in this opens the feedback survey on the page. The editors of notices know it by this name. */
const feedbackAnchor = '#feedback-survey';

/** Whether a notice's link is one to the feedback survey. */
export function isFeedbackLink(url: string): boolean {
  return url.endsWith(feedbackAnchor);
}

/** The notices that a page shows. `path` carries no language prefix. */
export function noticesForPage(notices: readonly ServiceNotice[], path: string): readonly ServiceNotice[] {
  return pagesOfAllNotices.has(path) ? notices : notices.filter((notice) => notice.kind === 'alert');
}
