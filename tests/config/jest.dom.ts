// jsdom lacks what the browsers we support have had for years.
import { TextDecoder, TextEncoder } from 'node:util';

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  // Nothing is ever laid out or resized there.
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
  CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, String.raw`\$&`) },
});

/** The locks of one page: each name is held by one at a time, in the order of asking. */
const held = new Map<string, Promise<unknown>>();
Object.assign(navigator, {
  locks: {
    request: (name: string, work: () => Promise<unknown>) => {
      const mine = (held.get(name) ?? Promise.resolve()).then(work, work);
      held.set(name, mine);
      return mine;
    },
  },
});
