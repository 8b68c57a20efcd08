/** A hand that presses without meaning to move stays within this many pixels. */
const STILL_PX = 8;

const controls = 'a[href], button, label, summary, [role=option]';

type Place = Pick<PointerEvent, 'clientX' | 'clientY'>;

function isAt(control: Element, { clientX: x, clientY: y }: Place): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  return left <= x && x <= right && top <= y && y <= bottom;
}

const heightFrom = (control: Element, { clientY }: Place): number =>
  Math.abs(control.getBoundingClientRect().top - clientY);

/** What took the place of a control that was drawn anew: of those that are the same, the nearest. */
const shownNow = (control: HTMLElement, place: Place): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(control.localName)]
    .filter((each) => each.textContent === control.textContent && each.ariaLabel === control.ariaLabel)
    .sort((one, other) => heightFrom(one, place) - heightFrom(other, place))[0];

/**
 * Does what a press was for, where the browser does not: its control has moved from under the pointer since that went
 * down, or was drawn anew. A pointer that is moved away takes its press back, and one that only meets what has opened above
 * its control has been answered.
 */
export function finishPress(down: PointerEvent, up: PointerEvent): void {
  const control = (down.target as Element).closest<HTMLElement>(controls);
  // A finger that began to scroll never came up; what prevents the end of a press has answered it.
  const isMeant = down.pointerId === up.pointerId && down.isPrimary && down.button === 0 && !up.defaultPrevented;
  const isStill = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) <= STILL_PX;
  if (!control || !isMeant || !isStill) return;
  // The browser has pressed it by itself, and that may have taken it away since.
  if (control.contains(up.target as Element)) return;
  if (!control.isConnected) shownNow(control, down)?.click();
  else if (!isAt(control, down)) control.click();
}
