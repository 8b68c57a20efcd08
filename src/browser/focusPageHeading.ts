/**
 * Moves the focus to the page's heading, so that readers start there and the keyboard goes on from there.
 * @param options `preventScroll` for a page that is shown from its top anyway
 */
export function focusPageHeading(options: FocusOptions = {}): void {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]') ?? document.getElementById('main');
  heading?.focus(options);
}
