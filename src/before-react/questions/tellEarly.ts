import { earlyTexts, writeEarly } from '@/browser/handover/earlyTexts';
import type { EarlyText } from '@/browser/handover/earlyTexts';
import { openedPage } from './openedPage';
import type { OpenedPage } from './openedPage';

/** What the address and storage say of a page, each text in its parts; null for nothing. */
export type KnownTexts = (page: OpenedPage) => Readonly<Partial<Record<EarlyText, readonly string[]>>> | null;

function write(knownTexts: KnownTexts): void {
  try {
    const page = openedPage();
    const texts = page && knownTexts(page);
    for (const name of earlyTexts) if (texts?.[name]) writeEarly(name, texts[name]);
  } catch {
    // The page tells it by itself.
  }
}

/**
 * Writes what is known into the exported page before its own code runs, which takes it over (`useEarlyText`): a guest on a
 * slow line sees at once that this is the stay they asked for. What takes time to write comes after the first question
 * has been sent, in a task of its own: the first date that a browser writes takes a mid phone 45 ms.
 */
export function tellEarly(slow: KnownTexts, quick?: KnownTexts): void {
  if (quick) write(quick);
  setTimeout(() => write(slow));
}
