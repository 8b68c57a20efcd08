import type { Page } from '@playwright/test';
import { addStyle } from '../addStyle';
import { crowding } from '../crowding';

/** The text spacing that must not hide any text (1.4.12). */
const spacing = `*:not(svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important }`;

const withRule = async (page: Page, criterion: string, rule: string): Promise<readonly string[]> => {
  const before = new Set(await crowding(page));
  await addStyle(page, rule);
  const found = await crowding(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return found.filter((line) => !before.has(line)).map((line) => `${criterion} ${line}`);
};

/** Texts that do not fit once lines, letters and words are further apart (1.4.12). */
export const spacingFaults = (page: Page) => withRule(page, '1.4.12', spacing);

/** The size of text that browsers begin with, in pixels. */
const TEXT_SIZE = 16;

/** Texts that do not fit at twice their size, as a guest sets it in the browser (1.4.4). */
export async function largeTextFaults(page: Page): Promise<readonly string[]> {
  const before = new Set(await crowding(page));
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 2 * TEXT_SIZE } });
  const found = await crowding(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: TEXT_SIZE } });
  await session.detach();
  return found.filter((line) => !before.has(line)).map((line) => `1.4.4 ${line}`);
}

/** What is missing in a window of the other orientation (1.3.4). */
export async function orientationFaults(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize();
  const headings = () =>
    page.evaluate(() => {
      const turned = [document.documentElement, document.body].filter((each) =>
        /matrix\(0/.test(getComputedStyle(each).transform),
      );
      const shown = [...document.querySelectorAll('main h1, main h2')].filter((each) => each.checkVisibility());
      return [...shown.map((each) => each.textContent?.trim() ?? ''), ...turned.map(() => 'the page is turned')];
    });
  await page.setViewportSize({ width: 412, height: 915 });
  const upright = await headings();
  await page.setViewportSize({ width: 915, height: 412 });
  const lying = await headings();
  if (size) await page.setViewportSize(size);
  const lacking = [
    ...upright.filter((each) => !lying.includes(each)).map((each) => `1.3.4 only upright: ${each}`),
    ...lying.filter((each) => !upright.includes(each)).map((each) => `1.3.4 only lying: ${each}`),
  ];
  return lacking;
}

/** Controls without an edge of any kind in forced colours, where backgrounds and shadows are not drawn. */
export async function forcedColourFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input:not([type=hidden]), select, textarea')]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width > 1)
      .filter((each) => {
        const { appearance, opacity } = getComputedStyle(each);
        const isNative = each.tagName !== 'BUTTON' && appearance !== 'none';
        if (isNative || opacity === '0') return false;
        // A field may be framed by the box around it.
        const framed = [each, each.parentElement, each.parentElement?.parentElement].some((box) => {
          if (!box) return false;
          const { borderBottomStyle, borderBottomWidth, outlineStyle } = getComputedStyle(box);
          return (borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) > 0) || outlineStyle !== 'none';
        });
        // A button of words or with a drawn icon is seen without a frame.
        const isReadable =
          each.tagName === 'BUTTON' && (each.textContent?.trim() !== '' || each.querySelector('svg, img'));
        return !framed && !isReadable;
      })
      .map((each) => `forced colours: no edge of <${each.tagName.toLowerCase()}> ${each.id || each.className}`),
  );
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
