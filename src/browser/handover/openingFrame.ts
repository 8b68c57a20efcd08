/** The frame that a sleeping page opens at a press, by what the control opens (`OpeningDialogs`); null where it has none. */
export const openingFrame = (opens: string | undefined) =>
  document.getElementById(`opening-${opens}`) as HTMLDialogElement | null;

/**
 * Notes when the guest closes a frame after its control's press was given to the awake page, whose dialog is still
 * loading. Pressing a control that opens the same takes that back.
 */
export function watchFrame(control: HTMLElement): void {
  const frame = openingFrame(control.dataset.opens);
  if (!frame?.open) return;
  frame.onclose = () => {
    frame.dataset.closed = '';
    for (const each of document.querySelectorAll(`[data-opens="${control.dataset.opens}"]`))
      each.addEventListener('click', () => delete frame.dataset.closed, { once: true });
  };
}

/** Whether the guest closed the frame of a dialog that has now loaded, and must not open. True once. */
export function wasFrameClosed(opens: string): boolean {
  const frame = openingFrame(opens);
  const wasClosed = frame?.dataset.closed !== undefined;
  delete frame?.dataset.closed;
  return wasClosed;
}
