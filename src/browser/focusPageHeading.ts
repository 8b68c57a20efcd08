/**
 * Moves the focus to the page's heading, so that screen readers and the keyboard start there.
 * @param options `preventScroll` for a page that is scrolled to its top anyway
 */
export function focusPageHeading(options: FocusOptions = {}): void {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]') ?? document.getElementById('main');
  heading?.focus(options);
}
