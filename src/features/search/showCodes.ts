/** The id of a form's part about codes and memberships. */
export const codesId = (form: string): string => `${form}-codes`;

function scrolledBoxOf(part: HTMLElement): HTMLElement | null {
  for (let box = part.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return null;
}

/** Opens that part and leads the guest there. */
export function showCodes(form: string): void {
  const part = document.getElementById(codesId(form));
  const details = part?.querySelector('details');
  if (!part || !details) return;
  details.open = true;
  details.querySelector('summary')?.focus({ preventScroll: true });
  const box = scrolledBoxOf(part);
  if (box) box.scrollTop += part.getBoundingClientRect().top - box.getBoundingClientRect().top;
}
