import type { Page } from '@playwright/test';

/**
 * Texts that do not fit on the page as it is: outside of the window's sides, cut off by their box, or over other text.
 * One line for each. Runs in the browser.
 */
export function crowding(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 48)}`;
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) found.push(`the page scrolls sideways by ${wide} px`);

    const isHidden = (element: Element): boolean => {
      // Collapsed content has boxes too.
      if (!element.checkVisibility()) return true;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { clipPath, visibility, opacity, position, width } = getComputedStyle(each);
        if (clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return true;
        if (position === 'absolute' && width === '1px') return true;
      }
      return false;
    };
    /** The part of a box that is visible within its scroll containers. */
    const seen = (box: DOMRect, element: Element): DOMRect => {
      let { left, right, top, bottom } = box;
      for (let each = element.parentElement; each; each = each.parentElement) {
        if (getComputedStyle(each).overflowY === 'visible' || each === document.documentElement) continue;
        const frame = each.getBoundingClientRect();
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    // Dialogs, the bottom bar and open menus are over the page on purpose.
    const isMenu = (element: Element) =>
      element.parentElement?.tagName === 'DETAILS' && getComputedStyle(element).position === 'absolute';
    const layerOf = (element: Element): Element | null => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        if (each.tagName === 'DIALOG' || ['sticky', 'fixed'].includes(getComputedStyle(each).position)) return each;
        if (isMenu(each)) return each;
      }
      return null;
    };
    const root = document.querySelector('dialog[open]') ?? document.body;

    interface Piece {
      readonly element: Element;
      readonly layer: Element | null;
      readonly box: DOMRect;
    }
    const pieces: Piece[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (!element || !walker.currentNode.textContent?.trim()) continue;
      if (element.closest('script, style, option, svg, noscript') || isHidden(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const box of range.getClientRects()) {
        if (box.width < 1 || box.height < 1) continue;
        if (box.left < -1 || box.right > window.innerWidth + 1) {
          found.push(`out of the window, ${Math.round(box.left)} to ${Math.round(box.right)}: ${name(element)}`);
        }
        // The box of a line is taller than its letters; only the letters must not overlap.
        const spare = box.height * 0.3;
        const letters = new DOMRect(box.x, box.y + spare, box.width, box.height - 2 * spare);
        pieces.push({ element, layer: layerOf(element), box: seen(letters, element) });
      }
    }
    for (const element of root.querySelectorAll('*')) {
      if (!element.textContent?.trim() || element.closest('svg') || isHidden(element)) continue;
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      if (webkitLineClamp !== 'none') continue;
      const cuts = ['hidden', 'clip'];
      if (cuts.includes(overflowX) && element.scrollWidth > element.clientWidth + 1)
        found.push(`cut at the side: ${name(element)}`);
      if (cuts.includes(overflowY) && element.scrollHeight > element.clientHeight + 1)
        found.push(`cut below: ${name(element)}`);
    }
    pieces.forEach((one, index) => {
      for (const other of pieces.slice(index + 1)) {
        if (one.layer !== other.layer || one.element === other.element) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > 2 && down > 1) found.push(`over each other: ${name(one.element)} / ${name(other.element)}`);
      }
    });
    return [...new Set(found)];
  });
}
