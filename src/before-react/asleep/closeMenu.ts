import { listen } from '../waiting/listen';

/** Closes an open menu of the header as the awake page does (`useClosingDetails`): with Escape, or for what is elsewhere. */
export function closeMenu(): void {
  for (const type of ['keydown', 'pointerdown', 'focusin']) {
    listen(type, (event) => {
      const { key, target } = event as KeyboardEvent;
      const menu = document.querySelector<HTMLDetailsElement>('header details[open]');
      if (!menu || (key ? key !== 'Escape' : menu.contains(target as Node))) return;
      menu.open = false;
      if (key) (menu.firstElementChild as HTMLElement).focus();
    });
  }
}
