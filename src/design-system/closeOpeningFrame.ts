/** Closes the frame that a sleeping page showed at a press (`OpeningDialog`); returns whether there was one. */
export function closeOpeningFrame(): boolean {
  const frame = document.querySelector<HTMLDialogElement>('dialog[data-opening][open]');
  if (!frame) return false;
  // What listens is for a guest who closes it.
  frame.onclose = null;
  frame.close();
  return true;
}
