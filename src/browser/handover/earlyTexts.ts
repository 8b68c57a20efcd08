import { handed } from './protocol';

/**
 * Texts of an exported page that a small script knows from the address and from storage, before React runs: `hotel` and
 * `place` are names, `stay` the dates and the party, `picture` the address of the hotel's picture and the `srcset` of
 * each of its sources. Elements name theirs in `data-known`; that of a picture has `data-shown` once it is known.
 */
export const earlyTexts = ['hotel', 'place', 'stay', 'picture'] as const;
export type EarlyText = (typeof earlyTexts)[number];

const elementOf = (name: EarlyText) => document.querySelector<HTMLElement>(`[data-known="${name}"]`);

function showPicture(frame: HTMLElement, image: HTMLImageElement, [address = '', ...srcSets]: readonly string[]): void {
  const sources = frame.querySelectorAll('source');
  // A picture of other files than the page is laid out for is left to the page.
  if (sources.length !== srcSets.length) return;
  sources.forEach((source, index) => (source.srcset = srcSets[index] ?? ''));
  image.setAttribute('src', address);
  frame.dataset.shown = '';
}

/** Writes a text into the page, while it is not React's yet; into a list, one item for each part. */
export function writeEarly(name: EarlyText, parts: readonly string[]): void {
  if (handed.sarastusTextsRead) return;
  const element = elementOf(name);
  const image = element?.querySelector('img');
  if (element && image) showPicture(element, image, parts);
  else if (element instanceof HTMLUListElement) {
    element.replaceChildren(...parts.map((part) => Object.assign(document.createElement('li'), { textContent: part })));
  } else if (element) element.textContent = parts.join('\u00a0· ');
}

/** What was written into the page; empty for nothing. From then on nothing more is written. */
export function readEarly(name: EarlyText): readonly string[] {
  handed.sarastusTextsRead = true;
  const element = elementOf(name);
  if (element?.dataset.shown !== undefined) return [element.querySelector('img')?.getAttribute('src') ?? ''];
  const written = element instanceof HTMLUListElement ? [...element.children] : element ? [element] : [];
  return written.map(({ textContent }) => textContent?.trim() ?? '').filter((text) => text !== '');
}
