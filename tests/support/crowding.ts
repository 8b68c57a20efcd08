import type { Page } from '@playwright/test';

/**
 * What does not fit on the page as it is shown now: text out of the window's sides, text cut off by its box, text over
 * other text. Each as a line to read; an empty list is a page in order. Runs in the browser.
 */
export function crowding(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 48)}`;
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    if (wide > 0) found.push(`the page scrolls sideways by ${wide} px`);

    const isHidden = (element: Element): boolean => {
      // What is folded away has boxes, too.
      if (!element.checkVisibility()) return true;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { clipPath, visibility, opacity, position, width } = getComputedStyle(each);
        if (clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return true;
        if (position === 'absolute' && width === '1px') return true;
      }
      return false;
    };
    /** What of a box can be seen in the places that scroll around it. */
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
    // A dialog, a bar at the foot and what a menu unfolds lie over the page on purpose.
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
        // A line's box is taller than its letters; the letters are what must not meet.
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
