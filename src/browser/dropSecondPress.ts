/**
 * Has the second half of a double click do nothing where the first has led to another page: the button of the next step
 * comes to be under the same pointer.
 */
export function dropSecondPress(): void {
  let pressedAt = location.href;
  const onClick = (event: MouseEvent) => {
    if (event.detail <= 1) {
      pressedAt = location.href;
    } else if (location.href !== pressedAt) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener('click', onClick, true);
}
