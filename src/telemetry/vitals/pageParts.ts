import { pageParts } from '@/domain/vitals';
import type { PagePart } from '@/domain/vitals';

/** Where each part begins. An element is in the nearest of them, by the first that fits. */
const starts: Readonly<Record<Exclude<PagePart, 'page'>, string>> = {
  consent: '[data-consent-question]',
  dialog: 'dialog, [role="dialog"]',
  calendar: '[role="grid"]',
  search: 'form#search',
  map: '.maplibregl-map',
  form: 'form',
  bottomBar: '[data-bottom-bar]',
  list: 'main ul, main ol',
  navigation: 'nav',
  header: 'header',
  footer: 'footer',
  main: 'main',
};

const anyStart = Object.values(starts).join();

/** The part of the page that an element is in. */
export function partOf(node: Node | null): PagePart {
  const element = node instanceof Element ? node : node?.parentElement;
  const start = element?.closest(anyStart);
  return pageParts.find((part) => part !== 'page' && start?.matches(starts[part])) ?? 'page';
}

/** A name that comes back from elsewhere: a browser may put a selector in its place, which names ids. */
export const knownPart = (name: string | undefined): PagePart => pageParts.find((part) => part === name) ?? 'page';
