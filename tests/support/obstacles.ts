import type { Locator } from '@playwright/test';

/** What hides a control: it is outside of the window, or covered at its middle or near a corner. */
export const obstacles = (control: Locator) =>
  control.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const name = element.id || element.textContent || element.tagName;
    if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth)
      return [`${name} ends at ${Math.round(right)} x ${Math.round(bottom)}`];
    const inset = 6;
    const points: readonly (readonly [number, number])[] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + inset, top + inset],
      [right - inset, top + inset],
      [left + inset, bottom - inset],
      [right - inset, bottom - inset],
    ];
    return points.flatMap(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over && (element.contains(over) || over.contains(element))
        ? []
        : [`${name} is under ${over?.outerHTML.slice(0, 80) ?? 'nothing'}`];
    });
  });
