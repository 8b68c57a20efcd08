import type { Locale } from '../../src/i18n/locales';
import type { Translator } from '../../src/i18n/translator';
import { wordsIn } from '../support/words';
import type { Engine } from './engines/engine';

const WAIT_MS = 15_000;
const LOOK_AGAIN_MS = 40;
const MOST_TABS = 80;

/** A control: by a CSS selector, and where several match by its whole text. */
export interface Control {
  readonly selector: string;
  readonly text?: string;
}

/** Looks in the page for a control that shows; `text` is compared with spaces as one, and with the accessible name. */
const finder = ({ selector, text }: Control) => `(() => {
  const plain = (each) => (each.getAttribute('aria-label') || each.textContent || each.value || '').replace(/\\s+/g, ' ').trim();
  const wanted = ${JSON.stringify(text ?? null)};
  return [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) =>
    each.getClientRects().length > 0 && (wanted === null || plain(each) === wanted)) ?? null;
})()`;

/**
 * Where a mouse would press a control, once nothing is above it; null until then, until the page has its styles, and until
 * a frame was painted with the control there: an engine measures it before. Scrolls as little as is needed.
 */
const middleOf = (control: Control) => `(() => {
  if ([...document.querySelectorAll('link[rel=stylesheet]')].some(({ sheet }) => sheet === null)) return null;
  const element = ${finder(control)};
  if (!element) return null;
  const drawn = [element, ...(element.labels ?? [])].find((each) => {
    const { width, height } = each.getBoundingClientRect();
    return width > 2 && height > 2;
  });
  if (!drawn) return null;
  const look = () => {
    const { left, top, width, height } = drawn.getClientRects()[0];
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    return hit && (drawn.contains(hit) || element.contains(hit)) ? { x, y } : null;
  };
  const scrolled = () => {
    const { top, height } = drawn.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight / 2, behavior: 'instant' });
    return look();
  };
  const there = look() ?? scrolled();
  const { looked, painted } = globalThis;
  // The bank's pages run no script of the test's.
  if (!there || painted === undefined) return there;
  if (looked?.x === there.x && looked.y === there.y && looked.painted < painted) return there;
  globalThis.looked = { ...there, painted };
  return null;
})()`;

/** A guest at a window of any engine. Everything is waited for, nothing for a fixed time. */
export class GuestWindow {
  readonly engine: Engine;
  readonly address: string;
  readonly locale: Locale;
  readonly words: Translator;

  constructor(engine: Engine, address: string, locale: Locale) {
    this.engine = engine;
    this.address = address;
    this.locale = locale;
    this.words = wordsIn(locale);
  }

  open(path: string): Promise<void> {
    return this.engine.goto(this.address + path);
  }

  button(text: string): Control {
    return { selector: 'button, [type=submit]', text };
  }

  /** Waits until an expression in the page is true, or what it is otherwise. */
  async until<T>(what: string, expression: string): Promise<T> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      // A page that is being left answers nothing.
      const found = await this.engine.evaluate<T>(expression).catch(() => null);
      if (found) return found;
      if (Date.now() > end) throw new Error(`${what}: not within ${WAIT_MS / 1000} s, at ${await this.where()}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
    }
  }

  /** The address, and the beginning of what the page says. */
  where(): Promise<string> {
    const said =
      "(document.querySelector('dialog[open]') ?? document.querySelector('main') ?? document.body).innerText";
    return this.engine
      .evaluate<string>(`location.pathname + location.search + ': ' + ${said}.replace(/\\s+/g, ' ').slice(0, 300)`)
      .catch(() => 'an unknown address');
  }

  untilAt(path: string): Promise<unknown> {
    return this.until(`the page ${path}`, `(location.pathname + location.search).startsWith(${JSON.stringify(path)})`);
  }

  untilShown(control: Control): Promise<unknown> {
    return this.until(JSON.stringify(control), `Boolean(${finder(control)})`);
  }

  /** Waits until a text shows somewhere in the page. */
  untilText(text: string): Promise<unknown> {
    return this.until(`the text "${text}"`, `document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** Waits until the page's own code runs. */
  untilRunning(): Promise<unknown> {
    return this.until('the page runs', `document.documentElement.dataset.tested === 'awake'`);
  }

  valueOf(selector: string): Promise<string> {
    return this.engine.evaluate<string>(`document.querySelector(${JSON.stringify(selector)}).value`);
  }

  /** Presses a control as soon as it shows, at the place where it is at that moment. */
  async press(control: Control): Promise<void> {
    const { x, y } = await this.until<{ readonly x: number; readonly y: number }>(
      `a mouse can press ${JSON.stringify(control)}`,
      middleOf(control),
    );
    await this.engine.press(x, y);
  }

  /** Presses Tab until a control has the focus. */
  async tabTo(selector: string, text?: string): Promise<void> {
    await this.untilShown({ selector, text });
    const isThere = `(() => { const { activeElement: each } = document; return Boolean(each?.matches(${JSON.stringify(selector)})) &&
      (${JSON.stringify(text ?? null)} === null || (each.getAttribute('aria-label') || each.textContent).replace(/\\s+/g, ' ').trim() === ${JSON.stringify(text ?? null)}); })()`;
    for (let presses = 0; !(await this.engine.evaluate<boolean>(isThere)); presses += 1) {
      if (presses === MOST_TABS) throw new Error(`${text ?? selector} is not reached by Tab`);
      await this.engine.keys('Tab');
    }
  }

  /** Presses a field and types into it, key by key. */
  async type(selector: string, text: string): Promise<void> {
    await this.press({ selector });
    await this.engine.keys(...text);
  }

  /** Replaces what is in a field. */
  async fill(selector: string, text: string): Promise<void> {
    await this.press({ selector });
    await this.engine.evaluate(`document.querySelector(${JSON.stringify(selector)}).select?.()`);
    await this.engine.keys(...text);
  }

  /** Sets a field whose own control each engine draws and reads keys in its own way, as its control would. */
  async set(selector: string, value: string): Promise<void> {
    await this.untilShown({ selector });
    await this.engine.evaluate(`(() => {
      const field = document.querySelector(${JSON.stringify(selector)});
      const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
      set.call(field, ${JSON.stringify(value)});
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    })()`);
  }

  /** Errors of the page since it was loaded. */
  complaints(): Promise<readonly string[]> {
    return this.engine.evaluate<readonly string[]>('globalThis.complaints ?? []');
  }
}
