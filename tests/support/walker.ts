import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { choose, click } from './click';

/** Windows' heights that a reader scrolls in a second without reading. */
const WINDOWS_PER_SECOND = 1;

/** What a task takes of a guest. */
export interface Effort {
  /** Presses, choices in lists, and fields that were filled in. */
  readonly presses: number;
  /** Pages that were opened, one after another, by their paths. */
  readonly pages: number;
  /** At a window's height a second. */
  readonly scrollSeconds: number;
}

/** A guest whose effort is counted: everything is scrolled to as by hand, then pressed. */
export class Walker {
  private presses = 0;
  private scrolled = 0;
  /** The pages that were opened, in their order. */
  readonly paths: string[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { pathname } = new URL(frame.url());
      if (this.paths.at(-1) !== pathname) this.paths.push(pathname);
    });
  }

  async press(target: Locator): Promise<void> {
    await this.use(target);
    await click(target);
  }

  async fill(target: Locator, value: string): Promise<void> {
    await this.use(target);
    await target.fill(value);
  }

  async choose(target: Locator, value: string): Promise<void> {
    await this.use(target);
    await choose(target, value);
  }

  /** Scrolls to a text and reads it. */
  async read(target: Locator): Promise<string> {
    await this.reach(target);
    return target.innerText();
  }

  async goBack(): Promise<void> {
    this.presses += 1;
    await this.page.goBack();
  }

  effort(): Effort {
    return {
      presses: this.presses,
      pages: this.paths.length,
      scrollSeconds: Math.round((10 * this.scrolled) / WINDOWS_PER_SECOND) / 10,
    };
  }

  private async use(target: Locator): Promise<void> {
    await this.reach(target);
    this.presses += 1;
  }

  /** Scrolls to an element, in the page or in a dialog, and counts how far. */
  private async reach(target: Locator): Promise<void> {
    await target.waitFor();
    const above = () => target.evaluate((element) => element.getBoundingClientRect().top / innerHeight);
    let way = 0;
    // An answer that comes just then draws the element anew: it is scrolled to again.
    await expect(async () => {
      const before = await above();
      await target.scrollIntoViewIfNeeded({ timeout: 2_000 });
      way = Math.abs(before - (await above()));
    }).toPass();
    this.scrolled += way;
  }
}
