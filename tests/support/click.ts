import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Runs in the browser: says why a mouse cannot press the middle of a control, or returns null. It scrolls the window and
 * the boxes that a person can scroll; a box that hides its overflow stays as it is.
 */
function obstacleOf(element: Element): string | null {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const name = (element.getAttribute('aria-label') || element.textContent || element.id || element.tagName).trim();
  const isDrawn = (each: Element) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 2 && height > 2 && each.checkVisibility({ visibilityProperty: true });
  };
  // A field that is drawn by its label is pressed there.
  const target = [element, ...labels].find(isDrawn);
  if (!target) return `"${name}" is not shown`;
  const middleOf = (each: Element) => {
    // A link over several lines is pressed on the first of them.
    const { left, top, width, height } = each.getClientRects()[0] ?? each.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const hitAt = ({ x, y }: { readonly x: number; readonly y: number }) => document.elementFromPoint(x, y);
  const isPressed = (hit: Element | null) =>
    hit !== null && (element.contains(hit) || labels.some((label) => label.contains(hit)));
  if (isPressed(hitAt(middleOf(target)))) return null;

  let isFixed = false;
  for (let box: Element | null = target; box && box !== document.documentElement; box = box.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(box);
    isFixed ||= position === 'fixed';
    if (box === target || box === document.body) continue;
    const { left, top, width, height } = box.getBoundingClientRect();
    const middle = middleOf(target);
    if (/auto|scroll/.test(overflowY)) box.scrollTop += middle.y - (top + height / 2);
    if (/auto|scroll/.test(overflowX)) box.scrollLeft += middle.x - (left + width / 2);
  }
  if (!isFixed) {
    const middle = middleOf(target);
    scrollBy({ left: middle.x - innerWidth / 2, top: middle.y - innerHeight / 2, behavior: 'instant' });
  }
  const middle = middleOf(target);
  const hit = hitAt(middle);
  if (isPressed(hit)) return null;
  const where = `${Math.round(middle.x)} x ${Math.round(middle.y)}`;
  return `"${name}" at ${where} is ${hit ? `under ${hit.outerHTML.slice(0, 120)}` : 'outside of the window'}`;
}

/** Waits until a mouse can press the middle of a control. */
async function untilReachable(control: Locator, timeout = 10_000): Promise<void> {
  await expect(async () => expect(await control.evaluate(obstacleOf)).toBeNull()).toPass({
    intervals: [0, 20, 50, 100, 250],
    timeout,
  });
}

/** Presses a control where a guest's mouse would. Every test presses through this file, and lint refuses other ways. */
export async function click(control: Locator, options?: Parameters<Locator['click']>[0]): Promise<void> {
  await untilReachable(control, options?.timeout);
  await control.click(options);
}

/** Clicks where a control is, and never scrolls to it: `click` does when it tries again. */
export async function clickInPlace(control: Locator): Promise<void> {
  await untilReachable(control);
  const box = await control.boundingBox();
  if (!box) throw new Error(`${String(control)} is not shown`);
  await control.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Sets a checkbox or a radio button by a press. */
export async function tick(control: Locator, isTicked = true, timeout?: number): Promise<void> {
  await untilReachable(control, timeout);
  await control.setChecked(isTicked);
}

/**
 * Chooses an option of a native select, which a press must be able to open, and to which that press moves the focus. A
 * field that lies in a closed part of the page is shown first, as a guest would.
 */
export async function choose(control: Locator, option: Parameters<Locator['selectOption']>[0]): Promise<void> {
  await control.waitFor({ state: 'attached' });
  const closed = control.locator('xpath=ancestor::details[not(@open)]/summary');
  if ((await closed.count()) > 0) await click(closed);
  await untilReachable(control);
  await control.focus();
  await control.selectOption(option);
}
