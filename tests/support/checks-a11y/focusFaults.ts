import type { JSHandle, Page } from '@playwright/test';

/** More stops than any page of the site has. */
const MOST_STOPS = 400;

interface Stop {
  readonly kind: 'new' | 'end' | 'again';
  readonly name: string;
  readonly faults: readonly string[];
}

/** Where the focus is: whether it shows, and whether anything of it can be seen. Runs in the browser. */
const readStop = (page: Page, stops: JSHandle<Element[]>): Promise<Stop> =>
  page.evaluate((visited): Stop => {
    /** How many boxes a link or a field is in, of the card that shows its focus. */
    const CARD_DEPTH = 4;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { kind: 'end', name: '', faults: [] };
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const name = `<${element.tagName.toLowerCase()}${element.id && `#${element.id}`}> ${text.trim().slice(0, 40)}`;
    const last = visited.at(-1);
    // A field of a day has a stop for each of its parts.
    const hasParts = element instanceof HTMLInputElement && /date|time|month|week/.test(element.type);
    if (element === last && hasParts) return { kind: 'new', name, faults: [] };
    if (element === visited[0]) return { kind: 'end', name, faults: [] };
    if (visited.includes(element)) return { kind: 'again', name, faults: [] };

    const faults: string[] = [];
    const isEarlier = last?.isConnected && last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    // In a dialog the focus goes round from its end to its beginning.
    const first = visited[0];
    const isRound = first && first.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    if (isEarlier && !isRound) faults.push('2.4.3 the focus goes back');
    visited.push(element);
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    // A hidden field is shown by its label or by what is drawn beside it, the link of a card by the card.
    const around: Element[] = [];
    for (let each = element.parentElement; each && around.length < CARD_DEPTH; each = each.parentElement)
      around.push(each);
    const { nextElementSibling, previousElementSibling } = element;
    const drawn = [element, ...labels, ...around, nextElementSibling, previousElementSibling].flatMap((each) =>
      each ? [getComputedStyle(each), getComputedStyle(each, '::before'), getComputedStyle(each, '::after')] : [],
    );
    const isSeeThrough = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
    const hasRing = drawn.some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !isSeeThrough(outlineColor),
    );
    if (!hasRing && element.tagName !== 'IFRAME') faults.push('2.4.7 no ring shows the focus');
    // A field that is laid invisibly over its label, or cut to nothing beside it, is seen where its label is.
    const shown = [element, ...labels].filter((each) =>
      each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    // Each line of a link that goes over several, and what it holds: the space between them is of what is around it.
    const boxes = shown.flatMap((each) => [each, ...each.children]).flatMap((each) => [...each.getClientRects()]);
    const points = boxes.flatMap(({ left, top, width, height }) =>
      [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.1, 0.9].map((y) => [left + width * x, top + height * y] as const)),
    );
    // Where it is cut away, what is around it is found.
    const isSeen = points.some(([x, y]) => {
      const found = document.elementFromPoint(x, y);
      return found !== null && shown.some((each) => each.contains(found));
    });
    if (!isSeen) faults.push('2.4.11 the focus is covered, or out of the window');
    if (element.tabIndex > 0) faults.push('2.4.3 an order of its own (tabindex)');
    return { kind: 'new', name, faults };
  }, stops);

/** The first control after the last stop that the focus has not reached. */
const readBeyond = (page: Page, stops: JSHandle<Element[]>): Promise<readonly string[]> =>
  page.evaluate((visited) => {
    const scope = document.querySelector('dialog[open]') ?? document;
    const last = visited.at(-1);
    return [...scope.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select:enabled')]
      .filter((each) => each.tabIndex === 0 && each.checkVisibility() && !each.closest('[inert]'))
      .filter((each) => !(each instanceof HTMLInputElement && ['radio', 'hidden'].includes(each.type)))
      .filter((each) => last && last.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING)
      .map((each) => `2.1.2 the focus never gets to ${(each.textContent ?? '').trim().slice(0, 40) || each.id}`)
      .slice(0, 1);
  }, stops);

/**
 * Presses Tab from the top of the page to its end: the focus has to show, is never covered (2.4.7, 2.4.11), follows the
 * order of reading (2.4.3), and never stays (2.1.2).
 */
export async function focusFaults(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // The next press of Tab begins where the selection is.
    getSelection()?.setPosition(document.querySelector('dialog[open]') ?? document.body, 0);
    scrollTo(0, 0);
  });
  const stops = await page.evaluateHandle((): Element[] => []);
  const found: string[] = [];
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab');
    const { kind, name, faults } = await readStop(page, stops);
    if (kind === 'end') {
      // From the only control of a dialog, which had the focus, it first leaves the page.
      if (presses === 0) continue;
      if (presses === 1 && (await stops.evaluate(({ length }) => length)) === 0)
        return ['2.1.1 nothing on the page takes the focus'];
      return [...found, ...(await readBeyond(page, stops))];
    }
    if (kind === 'again') return [...found, `2.1.2 the focus cannot leave ${name}`];
    found.push(...faults.map((fault) => `${fault}: ${name}`));
  }
  return found;
}
