import type { Page } from '@playwright/test';

/** Fields for personal data that the browser cannot fill in, or that ask twice for the same (1.3.5, 3.3.7). */
export const entryFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const personal = /e-?mail|phone(?!Name)|first-?name|last-?name|street|postcode|postal|^city$/i;
    // What the browser knows is about its user, and would be wrong of others who stay or travel.
    const ofOthers = /guest|companions|^room\d/i;
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select')].filter(
      (each) =>
        each.checkVisibility() &&
        personal.test(`${each.name} ${each.id}`.trim()) &&
        !(ofOthers.test(each.id || each.name) && each.getAttribute('autocomplete') === 'off'),
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
  // 2.5.2 allows what can be undone: a list of options opens as that of a native field does, and closes again, and a day
  // of a calendar is replaced by the next one.
  const undone = ':not([aria-haspopup=listbox], [role=gridcell] *)';
  const controls = page.locator(`${scope} :is(button, a[href], [role=button], summary)${undone}:visible`);
  const found: string[] = [];
  const state = () =>
    page.evaluate(() =>
      [
        location.href,
        document.querySelectorAll('dialog[open], details[open]').length,
        document.querySelectorAll('[aria-expanded=true], [aria-pressed=true], [aria-selected=true]').length,
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
    // The mouse over it may show more, such as its pin on the map.
    const pointed = await state();
    await page.mouse.down();
    const during = await state();
    // Far from every control: a corner of the window.
    await page.mouse.move(1, 1);
    await page.mouse.up();
    if (during !== pointed || (await state()) !== before) {
      found.push(`2.5.2 a press acts although it was taken back: ${name}`);
      // The page is another one now.
      return found;
    }
  }
  return found;
}
