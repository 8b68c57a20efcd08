import type * as TranslatedPage from './translatedPage';

const isOfTranslator = ({ addedNodes }: MutationRecord) => [...addedNodes].some(({ nodeName }) => nodeName === 'FONT');

/**
 * Lets React go on with a page that the browser's translator changes, from its first change on. `AppFrame` begins it
 * before the page is hydrated, by whichever of React's ways.
 */
export function watchForTranslation(): void {
  let loaded: Promise<typeof TranslatedPage> | undefined;
  new MutationObserver((records) => {
    if (!loaded && !records.some(isOfTranslator)) return;
    loaded ??= import('./translatedPage');
    // Where its code is lost, the page goes on without.
    loaded.then(
      ({ noteTexts }) => noteTexts(records),
      () => undefined,
    );
  }).observe(document.documentElement, { childList: true, subtree: true });
}
