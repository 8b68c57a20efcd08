/** A control that moved while nobody touched the page, and by how many pixels. */
export interface Moved {
  readonly by: number;
  readonly control: string;
}

/**
 * Watches, in the page and from its first script on, whether a control that shows moves in the window: what a guest is about
 * to press. WebKit has no layout-shift entries, and no scroll anchoring either. `steady.begin()` forgets what was seen, for
 * what moves because the test has scrolled.
 */
export const steadyScript = `(() => {
  const controls = 'a[href], button, input, select, summary, label';
  let seen = new Map();
  let worst = { by: 0, control: '' };
  const nameOf = (each) => each.localName + (each.id ? '#' + each.id : '') + ' ' +
    (each.getAttribute('aria-label') || each.textContent || '').replace(/\\s+/g, ' ').trim().slice(0, 40);
  // Before its styles have come an engine paints nothing, whatever it measures, and no text for as long as
  // \`font-display: optional\` waits for a face, which it asks for once it has laid the text out.
  const BLOCKED_MS = 100;
  let waitingSince = null;
  const isStyled = () => {
    try { return [...document.styleSheets].some(({ href, cssRules }) => href?.includes('/sarastus.css') && cssRules.length > 0); }
    catch { return false; }
  };
  const shows = () => {
    if (!isStyled()) return false;
    if ([...document.fonts].every(({ status }) => status === 'unloaded')) return false;
    if (document.fonts.status === 'loading') waitingSince ??= performance.now();
    return document.fonts.status === 'loaded' || performance.now() - waitingSince > BLOCKED_MS;
  };
  let looks = 0;
  const look = () => {
    if (shows()) looks += 1;
    if (looks > 0) for (const each of document.querySelectorAll(controls)) {
      const { top, bottom, width, height } = each.getBoundingClientRect();
      // What a closed menu holds has a place too.
      const isSeen = width > 2 && height > 2 && bottom > 0 && top < innerHeight && each.checkVisibility();
      const before = seen.get(each);
      if (!isSeen) { if (before === undefined) continue; seen.delete(each); continue; }
      if (before === undefined) { seen.set(each, top); continue; }
      // Nobody sees less than a pixel.
      const by = Math.floor(Math.abs(top - before));
      if (by > worst.by) worst = { by, control: nameOf(each) };
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  globalThis.steady = {
    begin: () => { seen = new Map(); },
    worst: () => worst,
    hasLooked: () => looks > 20,
    isQuiet: () => document.readyState === 'complete' &&
      [...document.querySelectorAll('[aria-busy=true]')].every((each) => each.getClientRects().length === 0) &&
      [...document.images].every((each) => {
        const { top, bottom, left, right, width } = each.getBoundingClientRect();
        const shows = width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
        return each.complete || !shows;
      }),
  };
})();`;
