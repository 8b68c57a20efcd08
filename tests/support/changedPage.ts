import type { Page } from '@playwright/test';

/**
 * What browsers, their extensions and people's tools do to a page before its code runs, and afterwards. Each runs in the
 * browser, once the HTML is there.
 */
export const pageChanges = {
  /** A tool that makes telephone numbers callable. */
  'telephone numbers': () => {
    for (const link of document.querySelectorAll('a[href^="tel:"]')) {
      const call = document.createElement('span');
      call.append(...link.childNodes);
      link.append(call);
    }
  },
  /** A password manager, or a writing aid. */
  'a node after each field': () => {
    for (const field of document.querySelectorAll('input, select, textarea'))
      field.after(document.createElement('span'));
  },
  /** A tool that replaces words. */
  words: () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.parentElement?.closest('script, style, textarea, option')) text.nodeValue += '*';
    }
  },
  /** The translator of a browser: it puts its own elements in the place of texts, also of those that come later. */
  translation: () => {
    const isTranslatable = (text: Node): text is Text =>
      Boolean(text.nodeValue?.trim()) &&
      !text.parentElement?.closest('font, script, style, textarea, option, [translate=no], title');
    const translate = (part: Node) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      if (part instanceof Text) texts.push(part);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts.filter(isTranslatable)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `${text.nodeValue}*`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translate(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) addedNodes.forEach((node) => node.isConnected && translate(node));
    }).observe(document.body, { childList: true, subtree: true });
  },
} as const;

/** Changes every page of a browser tab before the page's own code runs. */
export async function changePages(page: Page, change: keyof typeof pageChanges): Promise<void> {
  await page.addInitScript(`addEventListener('DOMContentLoaded', ${pageChanges[change].toString()})`);
}
