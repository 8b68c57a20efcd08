import type { Locator, Page } from '@playwright/test';

/** The steps of pages whose steps are recorded. */
const recorded = new WeakMap<Page, string[]>();

/** The recorded steps of a page in words; `undefined` where nobody records. */
export const stepsOf = (page: Page): string[] | undefined => recorded.get(page);

/** Runs in the browser: the kind and name of a control as a person would call it. */
function nameOf(element: Element): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const labelled = (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const texts = [
    element.getAttribute('aria-label'),
    ...labelled.map((each) => each?.textContent),
    ...labels.map((each) => each.textContent),
    element instanceof HTMLInputElement ? null : element.textContent,
    element.getAttribute('placeholder'),
    element.id,
  ];
  const name = (texts.find((text) => text?.trim()) ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
  const kinds: Readonly<Record<string, string>> = { a: 'link', input: 'field', select: 'list', textarea: 'field' };
  const tag = element.tagName.toLowerCase();
  const type = element.getAttribute('type');
  const kind = type === 'checkbox' || type === 'radio' ? type : (element.getAttribute('role') ?? kinds[tag] ?? tag);
  return `the ${kind} “${name}”`;
}

const sentences: Readonly<Record<string, (control: string, value: unknown) => string>> = {
  click: (control) => `Press ${control}.`,
  fill: (control, value) => `Write “${String(value)}” into ${control}.`,
  press: (control, value) => `Press the key ${String(value)} in ${control}.`,
  focus: (control) => `Move the focus to ${control}.`,
  setChecked: (control, value) => `${value === false ? 'Clear' : 'Tick'} ${control}.`,
  selectOption: (control, value) => `Choose ${JSON.stringify(value)} in ${control}.`,
};

type Act = (this: unknown, ...given: unknown[]) => Promise<unknown>;

/** Which prototypes note already: one for all pages of a process. */
const noting = new WeakSet<object>();

/** Lets every locator of the page note what is done with it. */
function noteLocators(page: Page): void {
  const kind = Object.getPrototypeOf(page.locator('html')) as Record<string, Act> & object;
  if (noting.has(kind)) return;
  noting.add(kind);
  for (const [act, sentence] of Object.entries(sentences)) {
    const original = kind[act];
    if (!original) throw new Error(`This version of Playwright has no ${act}.`);
    kind[act] = async function (this: unknown, ...given) {
      const locator = this as Locator;
      const steps = recorded.get(locator.page());
      if (steps) steps.push(sentence(await locator.evaluate(nameOf), given[0]));
      return original.apply(this, [...given]);
    };
  }
}

const pathIn = (address: string): string => address.replace(/^https?:\/\/[^/]+/, '');

/** Starts to record what is done with a page, anew. The steps are made from what runs, so they cannot fall behind it. */
export function recordSteps(page: Page): string[] {
  const before = recorded.get(page);
  if (before) {
    before.length = 0;
    return before;
  }
  const steps: string[] = [];
  recorded.set(page, steps);
  noteLocators(page);
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    steps.push(`Open ${pathIn(address)}`);
    return goto(address, options);
  };
  const route = page.route.bind(page);
  page.route = async (address, handler, options) => {
    steps.push(`(The answers to ${String(address)} are replaced by those of the test.)`);
    return route(address, handler, options);
  };
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    steps.push(`Make the window ${size.width} x ${size.height} px.`);
    return resize(size);
  };
  const { keyboard } = page;
  const press = keyboard.press.bind(keyboard);
  keyboard.press = async (key, options) => {
    steps.push(`Press the key ${key}.`);
    return press(key, options);
  };
  const post = page.request.post.bind(page.request);
  page.request.post = async (address, options) => {
    steps.push(`(The harness is asked: POST ${pathIn(address)} ${JSON.stringify(options?.data ?? '')})`);
    return post(address, options);
  };
  return steps;
}
