import type { GuestWindow } from '../guestWindow';
import { mainScreens, screensInPart } from '../mainScreens';
import type { Moved } from '../steadyScript';
import type { Journey } from './journey';

const quiet = '(globalThis.steady?.isQuiet() ?? false)';

/** Scrolls through a page once, and returns the control that moved most while nobody touched it. */
async function scrollThrough(guest: GuestWindow, last: string): Promise<Moved> {
  await guest.untilShown({ selector: last });
  await guest.until('the page is quiet', quiet);
  for (;;) {
    const isAtEnd = await guest.engine.evaluate<boolean>(`(() => {
      const before = scrollY;
      scrollBy({ top: innerHeight * 0.8, behavior: 'instant' });
      steady.begin();
      return scrollY === before;
    })()`);
    await guest.until('the page is quiet', quiet);
    if (isAtEnd) return guest.engine.evaluate<Moved>('steady.worst()');
  }
}

export const steady: readonly Journey[] = Object.entries(mainScreens).flatMap(([name, { path, ready, last = ready }]) =>
  [390, 1366].map((width): Journey => ({
    name: `nothing moves by itself while ${name} loads and is scrolled through, at ${width} px`,
    isInPart: width === 390 && screensInPart.has(name),
    run: async (guest, site) => {
      site.watchesControls = true;
      await guest.engine.resize(width, 768);
      // The faces come when a guest has long seen the text in their stand-ins. WebKit draws later texts in them then,
      // whatever `font-display` says.
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      const isHeld = guest.engine.name !== 'webkit';
      site.line = (address) => (isHeld && address.endsWith('.woff2') ? held : 'pass');
      await guest.open(path);
      await guest.untilShown({ selector: ready });
      await guest.until('the page is watched', '(globalThis.steady?.hasLooked() ?? false)');
      release();
      await guest.until('the faces are there', "document.fonts.status === 'loaded'");
      const { by, control } = await scrollThrough(guest, last);
      if (by > 0) throw new Error(`${control} moved by ${by} px`);
    },
  })),
);
