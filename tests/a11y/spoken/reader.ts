import { readFileSync } from 'node:fs';
import type { Virtual } from '@guidepup/virtual-screen-reader';
import type { Page, Request } from '@playwright/test';
import { transformSync } from 'esbuild';
import { expect } from '../../support/site';
import { isAsleep, untilRunning, wake } from '../../support/wake';

declare global {
  interface Window {
    /** Listens from the beginning of a page to what it says by itself. */
    readonly listener: Virtual;
    /** Reads a page when it is asked to. */
    readonly screenReader: Virtual;
    /** The words of alerts that came as a whole, which the reader does not say by itself. */
    readonly alerts: string[];
  }
}

/** One stop of the reader on its way through a page. */
export interface Stop {
  /** The same where a part begins and where it ends. */
  readonly id: number;
  readonly phrase: string;
  readonly isText: boolean;
  readonly isShown: boolean;
  readonly isFocused: boolean;
  /** The language of the words, where it is not that of the page. */
  readonly lang: string;
}

/** What a person hears after something was done. */
export interface Heard {
  readonly title: string;
  /** What the page said by itself, and still shows. */
  readonly announced: readonly string[];
  readonly stops: readonly Stop[];
}

/** No page has more: the reader would go round in a page whose parts it cannot find again. */
const MOST_STOPS = 5000;

const bundle = transformSync(readFileSync(require.resolve('@guidepup/virtual-screen-reader/browser.js'), 'utf8'), {
  format: 'iife',
  globalName: 'readerBundle',
}).code;

/** Runs in the browser, before every page. */
const listen = () => {
  const alerts: string[] = [];
  Object.assign(window, { alerts });
  const noteAlert = (node: Node) => {
    if (!(node instanceof Element)) return;
    const found = [...(node.matches('[role=alert]') ? [node] : []), ...node.querySelectorAll('[role=alert]')];
    for (const each of found) if (each instanceof HTMLElement && each.innerText) alerts.push(each.innerText);
  };
  addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    // It would read the whole page at each change of the focus, which `readAll` finds by itself.
    body.addEventListener = () => undefined;
    void window.listener.start({ container: body });
    Reflect.deleteProperty(body, 'addEventListener');
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach(noteAlert);
    }).observe(body, { childList: true, subtree: true });
  });
};

const listening = `${bundle}
window.listener = new readerBundle.Virtual();
window.screenReader = new readerBundle.Virtual();
(${listen.toString()})();`;

/** Runs in the browser: what changes while a page is not ready. */
const stateOf = async (): Promise<string> => {
  const { activeElement, body, title } = document;
  const said = await window.listener.spokenPhraseLog();
  const counts = [body.outerHTML, activeElement?.outerHTML, said].map((each) => each?.length);
  return [location.href, title, ...counts].join(' ');
};

/** Runs in the browser: what the page said by itself, as far as it still shows it. */
const takeAnnounced = async (): Promise<readonly string[]> => {
  const squashed = (text: string | null) => (text ?? '').replace(/[\s,]+/g, '');
  // Not a log: it keeps what was said for a few seconds.
  const regions = '[aria-live]:not([role=log]), [role=status], [role=alert], output';
  const shown = [...document.querySelectorAll(regions)]
    .filter((each) => each.checkVisibility())
    .map((each) => squashed(each.textContent));
  const log = await window.listener.spokenPhraseLog();
  const said = log.filter((phrase) => /^(polite|assertive): ./.test(phrase));
  const alerts = window.alerts.splice(0).map((text) => `assertive: ${text}`);
  await window.listener.clearSpokenPhraseLog();
  return [...said, ...alerts].filter((phrase) =>
    shown.some((text) => text.includes(squashed(phrase.slice(phrase.indexOf(':') + 1)))),
  );
};

/** Runs in the browser: reads the whole page, or the dialog that covers it, from top to end. */
const readAll = async (most: number): Promise<readonly Stop[]> => {
  const { screenReader: reader } = window;
  /** The reader says the code of an option; and it knows neither fields of dates nor what can be opened. */
  const phraseOf = (node: Node, phrase: string): string => {
    if (phrase.startsWith('end')) return phrase;
    if (node instanceof HTMLSelectElement && node.value) {
      return phrase.replace(`, ${node.value},`, `, ${node.selectedOptions[0]?.text ?? ''},`);
    }
    if (node instanceof HTMLInputElement && node.type === 'date') return `date, ${phrase}`;
    return phrase;
  };
  /** The language of the words: of what holds them all inside of the element, or else around it. */
  const langOf = (element: Element): string => {
    const all = element.textContent?.trim();
    const holder = [...element.querySelectorAll('[lang]')].find((each) => all && each.textContent?.trim() === all);
    return (holder ?? element.closest('[lang]'))?.getAttribute('lang') ?? '';
  };
  const container = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  await reader.start({ container });
  const ids = new Map<Node, number>();
  const openers = new Set<Element>();
  const stops: Stop[] = [];
  for (;;) {
    const node = reader.activeNode ?? container;
    if (!ids.has(node)) ids.set(node, ids.size);
    const element = node instanceof Element ? node : (node.parentElement ?? container);
    const lang = langOf(element);
    const opener = element.closest('summary');
    const opens = opener && `summary, ${opener.innerText}, ${opener.closest('details[open]') ? '' : 'not '}expanded`;
    if (!opener || !openers.has(opener)) {
      stops.push({
        id: ids.get(node) ?? 0,
        phrase: opens ?? phraseOf(node, await reader.lastSpokenPhrase()),
        isText: node instanceof Text && !opener,
        isShown: element.checkVisibility(),
        isFocused: (opener ?? node) === document.activeElement && node !== document.body,
        lang: lang === document.documentElement.lang ? '' : lang,
      });
    }
    if (opener) openers.add(opener);
    if ((stops.length > 1 && node === container) || stops.length >= most) break;
    await reader.next();
  }
  await reader.stop();
  return stops;
};

/** A screen reader in the pages of a tab. */
export class ScreenReader {
  private readonly page: Page;
  private readonly underWay = new Set<Request>();

  private constructor(page: Page) {
    this.page = page;
  }

  static async in(page: Page): Promise<ScreenReader> {
    const reader = new ScreenReader(page);
    const end = (sent: Request) => void reader.underWay.delete(sent);
    page.on('request', (sent) => void reader.underWay.add(sent));
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    await page.addInitScript(listening);
    return reader;
  }

  /** Wakes the page as the first key of its guest does, and reads it once nothing changes any more. */
  async read(): Promise<Heard> {
    const { page } = this;
    if (await isAsleep(page)) await wake(page);
    else await untilRunning(page);
    let last = '';
    await expect(async () => {
      expect(this.underWay.size, 'calls under way').toBe(0);
      const state = await page.evaluate(stateOf);
      const isSame = state === last;
      last = state;
      expect(isSame, 'the page still changes').toBe(true);
    }).toPass({ intervals: [50, 100, 100, 200], timeout: 20_000 });
    const announced = await page.evaluate(takeAnnounced);
    return { title: await page.title(), announced, stops: await page.evaluate(readAll, MOST_STOPS) };
  }
}
