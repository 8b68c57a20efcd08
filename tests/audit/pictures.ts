import type { Page } from '@playwright/test';
import { addStyle } from '../support/addStyle';
import { isInside } from './boxes';
import type { Box, Opinion } from './model';
import { wear } from './wear';

/** Where each element was as its page was taken, by theme: engines change the page before they name elements. */
interface Kept {
  auditBoxes?: Record<string, Map<Element, readonly number[]>>;
}

/** The width and height of a JPEG: those of the frame that its first marker of one names. */
export function sizeOfJpeg(bytes: Buffer): readonly [width: number, height: number] {
  for (let at = 2; at + 9 < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes.readUInt16BE(at);
    // Between them are the tables of codes, and marks of extensions.
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
    if (isFrame) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('The picture is no JPEG.');
}

/** Keeps where each element is in the picture that is about to be taken: of the whole page, or of the window. */
const keepBoxes = (page: Page, theme: string, isWhole: boolean): Promise<void> =>
  page.evaluate(
    ([name, whole]) => {
      const kept = ((window as unknown as Kept).auditBoxes ??= {});
      const [left, top] = whole ? [scrollX, scrollY] : [0, 0];
      kept[name] = new Map(
        [...document.querySelectorAll('body *')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [element, [x + left, y + top, width, height].map(Math.round)] as const;
        }),
      );
    },
    [theme, isWhole] as const,
  );

/** A picture of a theme: its path from the folder of the report, and its width and height. */
export type Picture = Pick<Box, 'picture' | 'size'>;

/** Takes the page in each theme before the engines change it, its own as a whole. */
export async function takePictures(
  page: Page,
  own: string,
  themes: readonly string[],
  nameOf: (theme: string) => readonly [file: string, path: string],
): Promise<ReadonlyMap<string, Picture>> {
  // A theme is taken as it is, not on the way from the one before.
  await addStyle(page, '*, *::before, *::after { transition: none !important }');
  // A dialog over the page has the size of the window, not of the page.
  const hasDialog = (await page.locator('dialog[open]').count()) > 0;
  const pictures = new Map<string, Picture>();
  for (const theme of themes) {
    await wear(page, theme);
    const isWhole = !hasDialog && theme === own;
    await keepBoxes(page, theme, isWhole);
    const [file, picture] = nameOf(theme);
    const bytes = await page.screenshot({ path: file, type: 'jpeg', quality: 60, fullPage: isWhole });
    pictures.set(theme, { picture, size: sizeOfJpeg(bytes) });
  }
  await wear(page, own);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return pictures;
}

/** Runs in the browser: the boxes of some elements in the pictures of some themes; `null` where nothing was drawn. */
const keptBoxes = ([themes, targets]: readonly [readonly string[], readonly string[]]) => {
  const elementAt = (target: string): Element | null => {
    if (!target.startsWith('/')) return document.querySelector(target);
    const first = XPathResult.FIRST_ORDERED_NODE_TYPE;
    const node = document.evaluate(target, document, null, first).singleNodeValue;
    return node instanceof Element ? node : (node?.parentElement ?? null);
  };
  return targets.map((target) => {
    try {
      const element = elementAt(target);
      return themes.map((theme) => {
        const box = element && (window as unknown as Kept).auditBoxes?.[theme]?.get(element);
        return box && box.slice(2).every((side) => side > 0) ? box : null;
      });
    } catch {
      return [];
    }
  });
};

/**
 * The opinions with where each finding is in the picture of a theme. That of a theme not the page’s own shows the window
 * only: what is outside it is found in the page’s own theme.
 */
export async function withBoxes(
  page: Page,
  theme: string,
  own: string,
  pictures: ReadonlyMap<string, Picture>,
  opinions: readonly Opinion[],
): Promise<readonly Opinion[]> {
  const themes = [...new Set([theme, own])].filter((each) => pictures.has(each));
  const targets = opinions.flatMap(({ findings }) => findings.map(({ target }) => target));
  const found = await page.evaluate(keptBoxes, [themes, targets] as const);
  const boxes = found.map((each) => {
    const inPictures = each.flatMap((sides, place): Box[] => {
      const picture = pictures.get(themes[place] ?? '');
      const [x = 0, y = 0, width = 0, height = 0] = sides ?? [];
      return sides && picture ? [{ ...picture, x, y, width, height }] : [];
    });
    return inPictures.find(isInside) ?? inPictures[0];
  });
  let place = 0;
  return opinions.map((opinion) => ({
    ...opinion,
    findings: opinion.findings.map((finding) => {
      const box = boxes[place];
      place += 1;
      return box ? { ...finding, box } : finding;
    }),
  }));
}
