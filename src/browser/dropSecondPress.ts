/**
 * Has the second half of a double click do nothing where the first has led to another page: the button of the next step
 * comes to be under the same pointer. A filter, which changes the rest of the address, is pressed as often as one likes.
 */
export function dropSecondPress(): void {
  let pressedAt = location.pathname;
  const onClick = (event: MouseEvent) => {
    if (event.detail <= 1) {
      pressedAt = location.pathname;
    } else if (location.pathname !== pressedAt) {
      // Only that one: a guest who goes on pressing means the page that is there now.
      pressedAt = location.pathname;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  addEventListener('click', onClick, true);
}
