/** A notice that concerns the whole site. */
export interface ServiceNotice {
  readonly id: string;
  readonly kind: 'alert' | 'info';
  readonly message: string;
  readonly link: { readonly url: string; readonly text: string } | null;
}

/** Pages where every notice shows; elsewhere only alerts do. Paths without the language's prefix. */
const pagesOfAllNotices = new Set(['/', '/kevaan-nopeat', '/s-card']);

/** The notices that a page shows. `path` carries no language prefix. */
export function noticesForPage(notices: readonly ServiceNotice[], path: string): readonly ServiceNotice[] {
  return pagesOfAllNotices.has(path) ? notices : notices.filter((notice) => notice.kind === 'alert');
}
