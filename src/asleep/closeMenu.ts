import { listen } from './listen';

/** Closes an open menu of the header as the awake page does (`useClosingDetails`): with Escape, or for what is elsewhere. */
export function closeMenu(): void {
  for (const type of ['keydown', 'pointerdown', 'focusin']) {
    listen(type, (event) => {
      const isEscape = (event as KeyboardEvent).key === 'Escape';
      const menu = document.querySelector<HTMLDetailsElement>('header details[open]');
      if (!menu || (type === 'keydown' ? !isEscape : menu.contains(event.target as Node))) return;
      menu.open = false;
      if (isEscape) (menu.firstElementChild as HTMLElement).focus();
    });
  }
}
