import type { Page } from '@playwright/test';

/** The opening tags of the elements at some XPaths; of a text, those of its element. */
export const snippetsAt = (page: Page, paths: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    (all) =>
      all.map((path) => {
        try {
          const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
          const element = found instanceof Element ? found : found?.parentElement;
          if (!element) return '';
          const own = element.outerHTML;
          const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 80);
          return `${own.slice(0, own.indexOf('>') + 1)}${text}`;
        } catch {
          return '';
        }
      }),
    paths,
  );
