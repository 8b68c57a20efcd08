import type { Page } from '@playwright/test';

/** Fields for personal data that the browser cannot fill in, or that ask twice for the same (1.3.5, 3.3.7). */
export const entryFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const personal = /e-?mail|phone|first-?name|last-?name|street|postcode|postal|^city$/i;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select')].filter(
      (each) => each.checkVisibility() && personal.test(`${each.name} ${each.id}`.trim()),
    );
    const tokenOf = (each: HTMLInputElement) => each.getAttribute('autocomplete')?.trim() ?? '';
    const unnamed = fields
      .filter((each) => !['checkbox', 'radio'].includes(each.type) && ['', 'off'].includes(tokenOf(each)))
      .map((each) => `1.3.5 the browser cannot fill in ${each.id || each.name}`);
    const tokens = fields.map(tokenOf).filter((token) => !['', 'off'].includes(token));
    const twice = [...new Set(tokens.filter((token, index) => tokens.indexOf(token) !== index))];
    return [...unnamed, ...twice.map((token) => `3.3.7 asks twice for ${token}`)];
  });

/** Ways to sign in that ask for a memory or a puzzle, or that refuse what is pasted (3.3.8). */
export const authenticationFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const puzzles = [...document.querySelectorAll('iframe, img')]
      .filter((each) => /captcha|challenge/i.test(`${each.getAttribute('src')} ${each.getAttribute('title')}`))
      .map(() => '3.3.8 a puzzle');
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=checkbox], [type=radio])'),
    ];
    const refusing = fields
      .filter((each) => !each.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })))
      .map((each) => `3.3.8 refuses what is pasted: ${each.id || each.name}`);
    const remembered = fields
      .filter((each) => each.type === 'password' && !/password/.test(each.getAttribute('autocomplete') ?? ''))
      .map((each) => `3.3.8 a password manager cannot fill in ${each.id || each.name}`);
    return [...puzzles, ...refusing, ...remembered];
  });

/** Controls pressed on one page: more of them are the same components again. */
const PRESSED = 8;

/**
 * Controls that act when they are pressed down, or when the mouse is let go elsewhere, so that a press cannot be taken
 * back by moving away (2.5.2).
 */
export async function pressFaults(page: Page): Promise<readonly string[]> {
  // What is behind a dialog cannot be pressed.
  const scope = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main';
  const controls = page.locator(`${scope} :is(button, a[href], [role=button], summary):visible`);
  const found: string[] = [];
  const state = () =>
    page.evaluate(() =>
      [
        location.href,
        document.querySelectorAll('dialog[open], details[open]').length,
        ...[...document.querySelectorAll('[aria-expanded], [aria-pressed], [aria-selected]')].map(
          (each) =>
            `${each.getAttribute('aria-expanded')}${each.getAttribute('aria-pressed')}${each.getAttribute('aria-selected')}`,
        ),
        ...[...document.querySelectorAll<HTMLInputElement>('input')].map((each) => `${each.checked}${each.value}`),
      ].join('\n'),
    );
  const count = Math.min(await controls.count(), PRESSED);
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) continue;
    const name = (await control.textContent())?.trim().slice(0, 40);
    const before = await state();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    const during = await state();
    // Far from every control: a corner of the window.
    await page.mouse.move(1, 1);
    await page.mouse.up();
    if (during !== before || (await state()) !== before) {
      found.push(`2.5.2 a press acts although it was taken back: ${name}`);
      // The page is another one now.
      return found;
    }
  }
  return found;
}
