import type { Page } from '@playwright/test';

/**
 * Lines with a contrast below 3:1 to their surroundings: outlines of focused elements (`outline`) or borders of
 * controls (`border`). One line for each finding, and the number of lines measured.
 */
export function faintLines(
  page: Page,
  kind: 'outline' | 'border',
  selector: string,
): Promise<{ readonly measured: number; readonly faint: readonly string[] }> {
  return page.evaluate(
    ([line, within]) => {
      type Rgba = readonly [number, number, number, number];
      const parse = (text: string): Rgba => {
        const [red = 0, green = 0, blue = 0, alpha = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
        return [red, green, blue, alpha];
      };
      const over = (top: Rgba, below: Rgba): Rgba => {
        const mix = (index: 0 | 1 | 2) => top[index] * top[3] + below[index] * (1 - top[3]);
        return [mix(0), mix(1), mix(2), 1];
      };
      const groundOf = (element: Element | null): Rgba => {
        if (!element) return [255, 255, 255, 1];
        const own = parse(getComputedStyle(element).backgroundColor);
        return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
      };
      const light = ([red, green, blue]: Rgba): number => {
        const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ratio = (a: Rgba, b: Rgba): number => {
        const [low, high] = [light(a), light(b)].sort((one, other) => one - other);
        return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
      };
      const nameOf = (element: Element) =>
        `${element.closest('figure')?.id ?? ''} <${element.tagName.toLowerCase()}> ${(element.textContent ?? '').slice(0, 24)}`;

      let measured = 0;
      const faint: string[] = [];
      for (const element of document.querySelectorAll(within)) {
        const style = getComputedStyle(element);
        if (element.getClientRects().length === 0) continue;
        const isOutline = line === 'outline';
        const width = Number.parseFloat(isOutline ? style.outlineWidth : style.borderTopWidth);
        const look = isOutline ? style.outlineStyle : style.borderTopStyle;
        const colour = parse(isOutline ? style.outlineColor : style.borderTopColor);
        if (look === 'none' || width === 0 || colour[3] === 0) continue;
        measured += 1;
        // An outline drawn inwards is on the element itself.
        const isInside = isOutline && Number.parseFloat(style.outlineOffset) + width <= 0;
        const around = groundOf(isInside ? element : element.parentElement);
        const seen = ratio(over(colour, around), around);
        // A control filled with a strong colour is visible without its border.
        const filled = isOutline ? 0 : ratio(groundOf(element), around);
        if (Math.max(seen, filled) < 3) faint.push(`${seen.toFixed(2)}:1 ${nameOf(element)}`);
      }
      return { measured, faint };
    },
    [kind, selector] as const,
  );
}

/** Elements wider than the window, or cut off at a side. Scroll containers may have wide content. */
export function wideOrCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Is, or is inside of, a scroll container or an element for screen readers only. */
    const isApart = (element: Element | null): boolean => {
      if (element === null || element === document.body) return false;
      const { clipPath, overflowX } = getComputedStyle(element);
      return clipPath !== 'none' || /auto|scroll/.test(overflowX) || isApart(element.parentElement);
    };
    const nameOf = (element: Element) =>
      `${element.closest('figure')?.id ?? ''} <${element.tagName.toLowerCase()}> ${(element.textContent ?? '').slice(0, 40)}`;
    const window = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window) found.push(`page: ${document.documentElement.scrollWidth} px`);
    for (const element of document.body.querySelectorAll('*')) {
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Parts of drawings may extend beyond their frame.
      if (box.width === 0 || element.closest('svg')) continue;
      const isWide = box.right > window + 1 || box.left < -1;
      const isCut = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (isWide && !isApart(element)) found.push(`wide: ${nameOf(element)}`);
      if (isCut && !isApart(element) && !/^(INPUT|SELECT)$/.test(element.tagName))
        found.push(`cut: ${nameOf(element)}`);
    }
    return found;
  });
}
