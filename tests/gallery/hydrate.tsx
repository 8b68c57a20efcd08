import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { idPrefixOf, type Examples } from './example';

/** Hydrates the examples of this page. */
export function hydrate(all: Readonly<Record<string, Examples>>): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-component]')) {
    const { component = '', example = '' } = place.dataset;
    const draw = all[component]?.[example];
    if (draw) hydrateRoot(place, createElement(draw), { identifierPrefix: idPrefixOf(component, example) });
  }
  document.documentElement.dataset.hydrated = 'true';
}

function press(button: HTMLButtonElement, isOn: boolean): void {
  button.setAttribute('aria-pressed', String(isOn));
}

/** Switches for large text and right-to-left, kept in the address so that they stay from page to page. */
export function bindSwitches(): void {
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  const apply = () => {
    root.style.fontSize = query.get('text') === '200' ? '200%' : '';
    root.dir = query.get('dir') === 'rtl' ? 'rtl' : 'ltr';
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-switch]')) {
      const { name = '', value = '' } = { name: button.dataset.switch, value: button.value };
      press(button, query.get(name) === value);
    }
    const search = query.toString();
    history.replaceState(null, '', `${location.pathname}${search && `?${search}`}${location.hash}`);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-page]')) link.search = search;
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('[data-switch]') : null;
    const name = button?.dataset.switch;
    if (!button || !name) return;
    if (query.get(name) === button.value) query.delete(name);
    else query.set(name, button.value);
    apply();
  });
  // Links in examples are disabled.
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-component] a') : null;
    if (link && !event.defaultPrevented) event.preventDefault();
  });
  apply();
}
